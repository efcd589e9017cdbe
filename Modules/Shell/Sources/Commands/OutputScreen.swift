import FeatureKitInterface
import TextViewKitInterface

/// What a command wrote, and how it ended where that was not well.
struct OutputScreen: View {
    let output: CommandOutput?

    var body: some View {
        ScrollView(showsBar: true) {
            if let output {
                Text(output.text)
                if output.code != .done { Text(Strings.endedWith(code: Int(output.code.rawValue))).bold() }
            } else {
                Text(Strings.running).dim()
            }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
}

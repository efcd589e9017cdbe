import LocalizationKit
import TextViewKitInterface

/// The line that runs a command, over its help.
struct CommandScreen: View {
    let line: String
    let hint: LocalizedText
    let action: Intent
    let output: CommandOutput?

    var body: some View {
        ScrollView(showsBar: true) {
            Text(line).bold().lineLimit(1).onTap(action).accessibilityLabel(line).defaultFocus()
            Text(hint).dim().padding(.bottom, 1)
            if let output { Text(output.text) }
        }
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
}

import FeatureKitInterface
import LocalizationKit
import TextViewKitInterface

/// The build, and its features, each of which can be opened.
struct AboutScreen: View {
    let report: AboutReport
    let open: (FeatureDescriptor) -> Intent

    var body: some View {
        EnvironmentReader { environment in
            let say = { (text: LocalizedText) in text.text(in: environment.language) }
            ScrollView(showsBar: true) {
                Text("\(report.build.distribution) \(report.build.version)").bold()
                FactsView(facts: report.facts, say: say).padding(.bottom, 1)
                ForEach(report.features, id: \.id) { row($0, say) }
            }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        }
    }

    private func row(_ feature: FeatureDescriptor, _ say: (LocalizedText) -> String) -> some View {
        (Text(feature.id).bold() + Text("  \(say(feature.summary))")).lineLimit(1)
            .onTap(open(feature)).accessibilityLabel("\(feature.id): \(say(feature.summary))")
    }
}

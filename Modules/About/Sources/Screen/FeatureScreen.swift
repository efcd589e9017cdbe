import FeatureKitInterface
import LocalizationKit
import TextViewKitInterface

/// What one feature is, and what it brings.
struct FeatureScreen: View {
    let feature: FeatureDescriptor

    var body: some View {
        EnvironmentReader { environment in
            let say = { (text: LocalizedText) in text.text(in: environment.language) }
            ScrollView(showsBar: true) {
                Text(say(feature.summary)).padding(.bottom, 1)
                FactsView(facts: facts, say: say)
            }
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        }
    }

    private var facts: [AboutReport.Fact] {
        let lists: [(LocalizedText, [String])] = [
            (Strings.services, feature.provides.map(\.service)), (Strings.commands, feature.commands.map(\.name)),
        ]
        let own: [AboutReport.Fact] = [
            (Strings.version, LocalizedText(feature.version)), (Strings.kind, LocalizedText(feature.kind.rawValue)),
            (Strings.stability, LocalizedText(feature.stability.rawValue)),
            (Strings.owner, LocalizedText(feature.owner)),
        ]
        return own
            + lists.filter { !$0.1.isEmpty }.map { ($0.0, LocalizedText($0.1.joined(separator: ", "))) }
    }
}

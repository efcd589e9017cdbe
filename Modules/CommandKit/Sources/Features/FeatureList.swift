import FeatureKitInterface

/// What `features` prints for a person.
@MainActor
struct FeatureList {
    private let assembly: any AssemblyInformation

    init(_ assembly: any AssemblyInformation) {
        self.assembly = assembly
    }

    var text: String {
        let title = "\(assembly.build.distribution) (\(assembly.build.featuresHash))"
        let lists = [
            list("Features", assembly.selectableFeatures), list("System modules", assembly.systemModules),
        ]
        return ([title] + lists).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func list(_ title: String, _ features: [FeatureDescriptor]) -> String {
        features.isEmpty ? "" : "\(title):\n" + features.map(entry).joined(separator: "\n")
    }

    private func entry(_ feature: FeatureDescriptor) -> String {
        let facts = [feature.version, feature.kind.rawValue, feature.stability.rawValue, feature.owner]
        let heading = "  \(feature.id)  \(facts.joined(separator: ", "))"
        return ([heading] + details(feature).map { "      \($0)" }).joined(separator: "\n")
    }

    private func details(_ feature: FeatureDescriptor) -> [String] {
        let rows: [(String, [String])] = [
            ("", [feature.summary]),
            ("provides ", feature.provides.map { "\($0.service) (\($0.interface) \($0.version))" }),
            ("needs ", feature.needs.map(\.description)),
            ("can use ", feature.optionalNeeds.map(\.description)),
            ("commands ", feature.commands.map(\.name)),
        ]
        return rows.map { (label: $0, text: $1.joined(separator: ", ")) }.filter { !$0.text.isEmpty }
            .map { $0.label + $0.text }
    }
}

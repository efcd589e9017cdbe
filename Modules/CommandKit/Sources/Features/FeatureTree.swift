import FeatureKitInterface
import LocalizationKit

/// What `features --tree` prints: under each feature the services it uses, and who provides them.
@MainActor
struct FeatureTree {
    private let assembly: any AssemblyInformation

    init(_ assembly: any AssemblyInformation) {
        self.assembly = assembly
    }

    /// One tree for each feature that no other one of this build uses; a feature is opened once and then only named.
    func text(in language: Language) -> String {
        let used = Set(assembly.features.flatMap(\.allNeeds).compactMap { assembly.provider(of: $0.need)?.id })
        let tops = assembly.features.filter { !used.contains($0.id) }
        var opened: Set<String> = []
        let lines = (tops.isEmpty ? assembly.features : tops).flatMap { feature in
            [LocalizedText(feature.id)] + branches(of: feature, indent: "", opened: &opened)
        }
        return lines.map { $0.text(in: language) + "\n" }.joined()
    }

    private func branches(
        of feature: FeatureDescriptor, indent: String, opened: inout Set<String>
    ) -> [LocalizedText] {
        guard opened.insert(feature.id).inserted else { return [] }
        let needs = feature.allNeeds
        return needs.indices.flatMap { index in
            let isLast = index == needs.count - 1
            let label = label(needs[index].need, needs[index].isOptional)
            let line: LocalizedText = "\(indent)\(isLast ? "└─ " : "├─ ")\(label)"
            guard let provider = assembly.provider(of: needs[index].need) else { return [line] }
            return [line] + branches(of: provider, indent: indent + (isLast ? "   " : "│  "), opened: &opened)
        }
    }

    private func label(_ need: Need, _ isOptional: Bool) -> LocalizedText {
        let text = LocalizedText("\(need)" as String)
        guard let provider = assembly.provider(of: need).map({ LocalizedText($0.id) }) else {
            return isOptional ? Strings.fromNobodyOptional(need: text) : Strings.fromNobody(need: text)
        }
        return isOptional
            ? Strings.fromProviderOptional(need: text, provider: provider)
            : Strings.fromProvider(need: text, provider: provider)
    }
}

extension FeatureDescriptor {
    /// Required needs, then optional ones.
    var allNeeds: [(need: Need, isOptional: Bool)] {
        needs.map { ($0, false) } + optionalNeeds.map { ($0, true) }
    }
}

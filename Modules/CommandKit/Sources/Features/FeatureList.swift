import FeatureKitInterface
import LocalizationKit

/// What `features` prints for a person.
@MainActor
struct FeatureList {
    private let assembly: any AssemblyInformation

    init(_ assembly: any AssemblyInformation) {
        self.assembly = assembly
    }

    func text(in language: Language) -> String {
        let title = "\(assembly.build.distribution) (\(assembly.build.featuresHash))"
        let lists = [
            list(Strings.featuresTitle, assembly.selectableFeatures, language),
            list(Strings.systemModulesTitle, assembly.systemModules, language),
        ]
        return ([title] + lists).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func list(_ title: LocalizedText, _ features: [FeatureDescriptor], _ language: Language) -> String {
        let entries = features.map { entry($0).map { $0.text(in: language) }.joined(separator: "\n") }
        return features.isEmpty ? "" : "\(title.text(in: language)):\n" + entries.joined(separator: "\n")
    }

    private func entry(_ feature: FeatureDescriptor) -> [LocalizedText] {
        let facts = [LocalizedText(feature.version), feature.kind.word, feature.stability.word]
        let heading = LocalizedText(joining: facts + [LocalizedText(feature.owner)], separator: ", ")
        return ["  \(feature.id)  \(heading)"] + details(feature).map { "      \($0)" }
    }

    private func details(_ feature: FeatureDescriptor) -> [LocalizedText] {
        let rows: [(names: [String], text: (LocalizedText) -> LocalizedText)] = [
            (feature.provides.map { "\($0.service) (\($0.interface) \($0.version))" }, Strings.provides),
            (feature.needs.map(\.description), Strings.needs),
            (feature.optionalNeeds.map(\.description), Strings.canUse),
            (feature.commands.map(\.name), Strings.commandsOf),
        ]
        let summary = feature.summary.isEmpty ? [] : [feature.summary]
        return summary
            + rows.filter { !$0.names.isEmpty }.map { $0.text(LocalizedText($0.names.joined(separator: ", "))) }
    }
}

extension FeatureKind {
    fileprivate var word: LocalizedText {
        switch self {
        case .feature: Strings.kindFeature
        case .system: Strings.kindSystem
        case .tool: Strings.kindTool
        }
    }
}

extension Stability {
    fileprivate var word: LocalizedText {
        switch self {
        case .experimental: Strings.experimental
        case .beta: Strings.beta
        case .stable: Strings.stable
        case .deprecated: Strings.deprecated
        }
    }
}

import CommandKitInterface
import LocalizationKit
import SettingsInterface

extension SettingSource {
    /// What the source is called in lists.
    var name: LocalizedText {
        switch self {
        case .run: Strings.sourceRun
        case .environment: Strings.sourceEnvironment
        case .file: Strings.sourceFile
        case .distribution: Strings.sourceDistribution
        case .feature: Strings.sourceFeature
        }
    }
}

extension SettingDefinition {
    /// A value as it may be shown: dots for a secret, and nothing that a terminal obeys.
    func shown(_ value: SettingValue) -> String {
        isSecret && !value.word.isEmpty ? "••••" : visible(value.word)
    }
}

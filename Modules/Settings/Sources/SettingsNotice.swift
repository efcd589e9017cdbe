import LocalizationKit
import SettingsInterface

/// What a person is told at each run as long as something in the settings is passed over.
@MainActor
enum SettingsNotice {
    /// One text for each problem; none before `config`, which tells them itself.
    static func texts(_ settings: any Settings, path: [String]) -> [LocalizedText] {
        path.dropFirst().first == "config" ? [] : settings.problems.map { Strings.passedOver(problem: $0.explanation) }
    }
}

import LocalizationKit
import SettingsInterface

/// The language that a person can choose.
enum LanguageSetting: String, CaseIterable {
    /// That of the environment.
    case auto
    case en, ru

    var language: Language? { Language(rawValue: rawValue) }
}

extension Setting where Value == LanguageSetting {
    static let language = Setting.choice(
        "language", title: Strings.language, help: Strings.languageHelp, default: .auto
    ) { choice in
        choice.language.map { LocalizedText($0.ownName) } ?? Strings.languageAuto
    }
}

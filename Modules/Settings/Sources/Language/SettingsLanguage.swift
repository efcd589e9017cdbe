import CommandKitInterface
import LocalizationKit
import SettingsInterface

/// The language of the program as the settings have it.
struct SettingsLanguage: LanguageChoice {
    let settings: any Settings

    var language: Language? { settings.language }
}

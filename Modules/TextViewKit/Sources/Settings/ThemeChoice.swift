import LocalizationKit

/// The colours of the screen that a person can choose.
enum ThemeChoice: String, CaseIterable {
    /// As the ground of the terminal asks for.
    case auto
    /// Those of the terminal, whatever its ground.
    case terminal
    case dark, light
    case highContrastDark = "high-contrast-dark"
    case highContrastLight = "high-contrast-light"

    var title: LocalizedText {
        switch self {
        case .auto: Strings.themeAuto
        case .terminal: Strings.themeTerminal
        case .dark: Strings.themeDark
        case .light: Strings.themeLight
        case .highContrastDark: Strings.themeHighContrastDark
        case .highContrastLight: Strings.themeHighContrastLight
        }
    }
}

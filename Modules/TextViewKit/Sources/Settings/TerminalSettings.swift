import LocalizationKit
import SettingsInterface
import TextViewKitInterface

/// What people decide about how screens look and move.
enum TerminalSettings {
    static let theme = Setting.choice(
        "theme", title: Strings.themeTitle, help: Strings.themeHelp, default: ThemeChoice.auto
    ) { $0.title }
    static let colours = Setting.choice(
        "colours", title: Strings.coloursTitle, help: Strings.coloursHelp, default: ColourChoice.auto
    ) { $0.title }
    static let pictures = Setting.choice(
        "pictures", title: Strings.picturesTitle, help: Strings.picturesHelp, default: PictureChoice.auto
    ) { $0.title }
    static let reduceMotion = Setting.flag(
        "reduce.motion", title: Strings.reduceMotionTitle, help: Strings.reduceMotionHelp, default: false)

    static var definitions: [SettingDefinition] {
        [theme.definition, colours.definition, pictures.definition, reduceMotion.definition]
    }

    /// The variables of a process as the settings have them: what is decided there stands in the place of what the
    /// terminal says of itself.
    ///
    /// - Parameters:
    ///   - variables: the environment of the process.
    ///   - settings: what people decided; `nil` in a build that keeps no settings.
    /// - Returns: the environment that says the same as the settings.
    @MainActor
    static func variables(_ variables: [String: String], as settings: (any Settings)?) -> [String: String] {
        guard let settings else { return variables }
        var variables = variables
        let theme = settings.value(of: theme)
        variables["TESSERA_THEME"] = theme == .auto ? nil : theme.rawValue.split(separator: "-").joined(separator: " ")
        let pictures = settings.value(of: pictures)
        if pictures != .auto { variables["TESSERA_PICTURES"] = pictures.rawValue }
        if let language = settings.language { variables["TESSERA_LANGUAGE"] = language.rawValue }
        variables["TESSERA_REDUCE_MOTION"] = settings.value(of: reduceMotion) ? "true" : nil
        return variables.merging(settings.value(of: colours).variables(on: variables["TERM"] ?? "dumb")) { $1 }
    }

    /// The surroundings of a view as the settings have them.
    @MainActor
    static func surroundings(_ environment: EnvironmentValues, as settings: any Settings) -> EnvironmentValues {
        var environment = environment
        switch settings.value(of: theme) {
        case .dark, .highContrastDark: environment.colourScheme = .dark
        case .light, .highContrastLight: environment.colourScheme = .light
        case .auto, .terminal: break
        }
        environment.reduceMotion = environment.reduceMotion || settings.value(of: reduceMotion)
        return environment
    }
}

extension ColourChoice {
    /// The variables by which programs learn of colours; an empty one counts as not set, and a dumb terminal stays one.
    fileprivate func variables(on terminal: String) -> [String: String] {
        let family = ["-256color", "-direct"].first { terminal.hasSuffix($0) }.map { terminal.dropLast($0.count) }
        let plain = String(family ?? terminal[...])
        switch self {
        case .auto: return [:]
        case .none: return ["NO_COLOR": "1"]
        case .few: return ["NO_COLOR": "", "COLORTERM": "", "TERM": plain]
        case .many where plain == "dumb": return [:]
        case .many: return ["NO_COLOR": "", "COLORTERM": "", "TERM": "\(plain)-256color"]
        case .all: return ["NO_COLOR": "", "COLORTERM": "truecolor"]
        }
    }
}

import LocalizationKit
import TextViewKitInterface

extension EnvironmentValues {
    /// What the environment of the process says of the person: the language, and whether movement is wanted
    /// (`TESSERA_REDUCE_MOTION`, anything but nothing).
    init(_ environment: [String: String], isDark: Bool = true) {
        self.init(
            colourScheme: isDark ? .dark : .light,
            reduceMotion: environment["TESSERA_REDUCE_MOTION"]?.isEmpty == false,
            language: Language.preferred(in: environment))
    }
}

extension Theme {
    /// The theme of a terminal: the one that `TESSERA_THEME` names, or else the default one for its ground.
    ///
    /// A terminal that does not say how dark it is, or has few colours, keeps its own.
    init(_ environment: [String: String], isDark: Bool?) {
        let named = Theme.all.first { $0.name == environment["TESSERA_THEME"] }
        let hasColours = ColourDepth(environment: environment) >= .indexed
        self = named ?? (hasColours ? isDark.map { $0 ? .dark : .light } : nil) ?? .terminal
    }
}

/// Why a widget is asked for a timeline.
public enum ReloadCause: String, Codable, Sendable, Hashable, CaseIterable {
    /// The time has come.
    case schedule
    /// A feature said that what it shows is another now.
    case request
    /// It was placed or configured.
    case placement
    /// A button of it, or of another one of its kind, was pressed.
    case intent
    /// A person wants it anew.
    case person
    /// The app was started.
    case launch
    /// Another person uses the app.
    case profileChange
    /// What a person watches has another title, or one less.
    case libraryChange
    /// It has another size, or the terminal another theme.
    case appearance
    /// The language is another one.
    case locale
    /// The clock was set.
    case clock

    /// Whether it counts against the budget while the app is not in the foreground.
    public var isCounted: Bool { self == .schedule || self == .request }
}

public import LocalizationKit

/// What a view may know of the place where it is shown.
public struct EnvironmentValues: Sendable, Hashable {
    /// Whether the ground is dark or light.
    public var colourScheme: ColourScheme
    /// How much room there is from left to right.
    public var widthClass: WidthClass
    /// How many columns the screen has, for what cannot be had in every ``widthClass`` alike.
    public package(set) var columns = 80
    /// Whether the person asked for as little movement as possible.
    public var reduceMotion: Bool
    /// The language in which texts are shown.
    public var language: Language
    /// Whether controls react.
    public var isEnabled: Bool
    /// Whether pages have the keys Alt with a digit and F1 to F12; an app whose own tabs have them says no.
    public var pagesHaveKeys = true
    /// What text takes where it has no style of its own.
    package var style = Style.plain
    package var isRedacted = false
    /// Grows when ``ControlStates`` changes what views lower to, so that all of them are asked again.
    package var stateRevision = 0

    /// Creates an environment; the defaults are those of an ordinary dark terminal.
    public init(
        colourScheme: ColourScheme = .dark, widthClass: WidthClass = .regular, reduceMotion: Bool = false,
        language: Language = .english, isEnabled: Bool = true
    ) {
        self.colourScheme = colourScheme
        self.widthClass = widthClass
        self.reduceMotion = reduceMotion
        self.language = language
        self.isEnabled = isEnabled
    }
}

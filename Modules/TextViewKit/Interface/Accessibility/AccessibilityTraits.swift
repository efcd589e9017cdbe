/// What else is to be said of an element.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    /// One bit for each trait.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It takes focus and reacts.
    public static let interactive = AccessibilityTraits(rawValue: 1)
    /// It is the chosen one.
    public static let selected = AccessibilityTraits(rawValue: 2)
    /// It does not react now.
    public static let disabled = AccessibilityTraits(rawValue: 4)
    /// It heads what follows.
    public static let header = AccessibilityTraits(rawValue: 8)
    /// Its text is not to be read aloud.
    public static let secure = AccessibilityTraits(rawValue: 16)
    /// Nothing behind it can be reached.
    public static let modal = AccessibilityTraits(rawValue: 32)
    /// It changes while one looks.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)

    package static let names: [(AccessibilityTraits, String)] = [
        (.interactive, "interactive"), (.selected, "selected"), (.disabled, "disabled"), (.header, "header"),
        (.secure, "secure"), (.modal, "modal"), (.updatesFrequently, "updates frequently"),
    ]
}

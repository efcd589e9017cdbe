/// What a setting holds.
public enum SettingType: Sendable, Hashable {
    /// On or off.
    case flag
    /// A whole number within bounds.
    case integer(ClosedRange<Int>)
    /// A number within bounds.
    case decimal(ClosedRange<Double>)
    /// Any text.
    case text
    /// One of a few words.
    case choice([SettingChoice])
    /// A span of time within bounds.
    case duration(ClosedRange<Duration>)
    /// The path of a file or a folder.
    case path
    /// Texts in order, none of which is empty or has a comma.
    case list
}

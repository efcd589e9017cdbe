/// What is left out of a line that holds more text than fits.
public enum TextTruncation: Hashable, Sendable, CaseIterable {
    /// The beginning: `…the end`.
    case head
    /// The middle: `the…end`.
    case middle
    /// The end: `the beg…`.
    case tail
    /// The end, without a sign of it.
    case clip
}

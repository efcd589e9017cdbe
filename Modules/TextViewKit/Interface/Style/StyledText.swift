/// Text made of runs, each in a style of its own.
///
/// A grapheme cluster that crosses from one run into the next takes the style of the run in which it begins.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The runs in reading order; empty ones do no harm.
    public var runs: [StyledRun]

    /// Text of these runs.
    public init(_ runs: [StyledRun]) { self.runs = runs }

    /// Text in one style.
    public init(_ text: String, style: Style = .plain) { runs = [StyledRun(text, style: style)] }

    /// Text in the terminal's own style.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text without its styles.
    public var plain: String { runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text } }

    /// Two texts, one after the other, each in its own styles.
    public static func + (left: StyledText, right: StyledText) -> StyledText { StyledText(left.runs + right.runs) }
}

/// How a terminal of a test answers questions.
public enum TerminalAnswers: Sendable, Hashable {
    /// As terminals of today: kitty keyboard, modes 2026, 2027 and 2048, a dark background.
    case modern
    /// Only what every terminal answers.
    case attributes
    /// Not at all.
    case silent
}

/// How a terminal of a test answers questions.
public enum TerminalAnswers: Sendable, Hashable {
    /// As terminals of today: kitty keyboard, modes 2026, 2027 and 2048, a dark background.
    case modern
    /// As modern ones, with the kitty graphics protocol.
    case kitty
    /// As modern ones, with sixel, and cells of 10×20 pixels.
    case sixel
    /// Only what every terminal answers.
    case attributes
    /// Not at all.
    case silent

    var isModern: Bool { self != .attributes && self != .silent }
}

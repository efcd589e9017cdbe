/// Why a screen cannot be shown.
public enum ScreenError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The terminal cannot be taken, for the system's reason.
    case noTerminal(reason: String)
    /// Another screen of this program has it.
    case isTaken

    /// One line that says what happened.
    public var description: String {
        switch self {
        case .noTerminal(let reason): "cannot take the terminal: \(reason)"
        case .isTaken: "the terminal already shows a screen: close it, or present the new one on it"
        }
    }
}

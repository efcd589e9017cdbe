public import LocalizationKit

/// Why a screen cannot be shown.
public enum ScreenError: Error, Hashable {
    /// The terminal cannot be taken, for the system's reason.
    case noTerminal(reason: String)
    /// Another screen of this program has it.
    case isTaken
}

extension ScreenError: ExplainedError {
    /// One line that says what happened.
    public var explanation: LocalizedText {
        switch self {
        case .noTerminal(let reason): Strings.cannotTakeTerminal(reason: reason)
        case .isTaken: Strings.terminalIsTaken
        }
    }
}

/// What went wrong with a program in a pseudo-terminal.
public enum TerminalProgramError: Error, Equatable, CustomStringConvertible {
    /// It could not be started.
    case notStarted(reason: String)
    /// It ended while something else was awaited; what the terminal showed then.
    case ended(status: Int32, screen: String)
    /// What was awaited did not come; what the terminal shows.
    case timedOut(seconds: Int, screen: String)

    /// What happened, and the screen.
    public var description: String {
        switch self {
        case .notStarted(let reason): "cannot start: \(reason)"
        case .ended(let status, let screen): "ended with \(status); the terminal shows:\n\(screen)"
        case .timedOut(let seconds, let screen): "nothing for \(seconds) s; the terminal shows:\n\(screen)"
        }
    }
}

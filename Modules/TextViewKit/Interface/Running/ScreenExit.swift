public import FeatureKitInterface

/// Why a screen is gone.
public enum ScreenExit: Sendable, Hashable {
    /// It was closed, by itself or by Ctrl-Q.
    case closed
    /// A person interrupted it by Ctrl-C, or the task was cancelled.
    case interrupted
    /// The output is no terminal: the screen was printed.
    case printed
    /// The terminal went away.
    case hungUp

    /// The code with which a program ends that has nothing else to do.
    public var exitCode: ExitCode {
        switch self {
        case .closed, .printed: .done
        case .interrupted: .interrupted
        // 128 and the number of SIGHUP.
        case .hungUp: ExitCode(rawValue: 129)
        }
    }
}

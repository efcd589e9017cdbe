public import LocalizationKit

/// Why a child could not be run to its end; what it had written by then is kept.
public enum ProcessError: Error, Hashable {
    /// No such program at the path, or in `PATH`.
    case notFound(program: String)
    /// The system refused to start it.
    case notStarted(program: String, reason: String)
    /// It took longer than it may, and was killed with all its children.
    case deadline(program: String, after: Duration, written: ProcessResult)
    /// It wrote more than it may, and was killed with all its children.
    case outputLimit(program: String, bytes: Int, written: ProcessResult)
}

extension ProcessError: ExplainedError {
    /// One sentence that says what happened.
    public var explanation: LocalizedText {
        switch self {
        case .notFound(let program): Strings.noProgram(program: program)
        case .notStarted(let program, let reason): Strings.cannotStart(program: program, reason: reason)
        case .deadline(let program, let after, _):
            Strings.tookTooLong(program: program, time: "\(after)")
        case .outputLimit(let program, let bytes, _):
            Strings.wroteTooMuch(program: program, bytes: "\(bytes)")
        }
    }
}

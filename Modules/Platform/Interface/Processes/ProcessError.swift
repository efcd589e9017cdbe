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

extension ProcessError: CustomStringConvertible {
    /// One sentence that says what happened.
    public var description: String {
        switch self {
        case .notFound(let program): "there is no program `\(program)`; install it, or see what PATH holds"
        case .notStarted(let program, let reason): "cannot start `\(program)`: \(reason)"
        case .deadline(let program, let after, _): "`\(program)` took longer than \(after) and was ended"
        case .outputLimit(let program, let bytes, _): "`\(program)` wrote more than \(bytes) bytes and was ended"
        }
    }
}

/// Why text could not be written.
public enum OutputError: Error, Equatable {
    /// The reader went away; a program ends quietly.
    case brokenPipe
    /// The system refused, for example because a disk is full.
    case refused(reason: String)
}

extension OutputError: CustomStringConvertible {
    /// One sentence that says what happened.
    public var description: String {
        switch self {
        case .brokenPipe: "the reader of the output is gone"
        case .refused(let reason): "cannot write the output: \(reason)"
        }
    }
}

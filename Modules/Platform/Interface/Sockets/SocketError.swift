/// Why processes cannot talk.
public enum SocketError: Error, Hashable {
    /// The name alone is longer than an address can hold.
    case nameTooLong(path: String, limit: Int)
    /// Somebody listens there already.
    case inUse(path: String)
    /// Nobody listens there.
    case absent(path: String)
    /// The system refused, such as for a folder that is not there.
    case refused(path: String, reason: String)
    /// The other end is another user.
    case stranger(userID: UInt32)
    /// A line is no JSON object; the reason is that of the reader.
    case notAnObject(reason: String)
    /// A line is longer than is allowed.
    case tooLong(limit: Int)
    /// The conversation is over.
    case closed
}

extension SocketError: CustomStringConvertible {
    /// One sentence that says what is wrong.
    public var description: String {
        switch self {
        case .nameTooLong(let path, let limit):
            "\(path): the name of a socket has at most \(limit) bytes here; choose a shorter one"
        case .inUse(let path): "\(path): another process listens here already"
        case .absent(let path): "\(path): nobody listens here"
        case .refused(let path, let reason): "\(path): \(reason)"
        case .stranger(let user): "the other end belongs to user \(user)"
        case .notAnObject(let reason): "expected one JSON object in a line: \(reason)"
        case .tooLong(let limit): "a line has more than \(limit) bytes"
        case .closed: "the other end is gone"
        }
    }
}

public import LocalizationKit

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

extension SocketError: ExplainedError {
    /// One sentence that says what is wrong.
    public var explanation: LocalizedText {
        switch self {
        case .nameTooLong(let path, let limit):
            Strings.nameTooLong(path: path, limit: "\(limit)")
        case .inUse(let path): Strings.inUse(path: path)
        case .absent(let path): Strings.nobodyListens(path: path)
        case .refused(let path, let reason): "\(path): \(reason)"
        case .stranger(let user): Strings.stranger(user: "\(user)")
        case .notAnObject(let reason): Strings.notAnObject(reason: reason)
        case .tooLong(let limit): Strings.lineTooLong(limit: "\(limit)")
        case .closed: Strings.otherEndGone
        }
    }
}

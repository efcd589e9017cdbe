public import LocalizationKit
public import PlatformInterface

/// Why there is no response; the case is the class that a program decides by.
///
/// It holds no secrets and no addresses, only names of servers.
public enum HTTPError: Error, Hashable {
    /// There is no way to the server: its name is not known, or no network leads to it.
    case offline(host: String, reason: LocalizedText)
    /// Nobody listens there.
    case refused(host: String, port: Int)
    /// A part took longer than it may.
    case timeout(HTTPDeadlines.Phase, after: Duration)
    /// The server could not prove who it is, or speaks another TLS.
    case tls(host: String, reason: LocalizedText)
    /// The server said that it did not work.
    case status(Int)
    /// The body has more bytes than the request allows.
    case tooLarge(limit: Int)
    /// What came is not HTTP, or not encoded as it says.
    case malformed(reason: LocalizedText)
    /// The connection ended before the answer did.
    case interrupted(received: Int)
    /// A redirect may not be followed.
    case redirect(HTTPRedirectFault)
    /// The request itself cannot be sent.
    case invalidRequest(reason: LocalizedText)
    /// What was downloaded cannot be written.
    case file(FileError)
    /// There is no transport on this machine.
    case unavailable(reason: LocalizedText)

    /// Whether the same request may well succeed a moment later.
    public var isTransient: Bool {
        switch self {
        case .offline, .refused, .interrupted: true
        case .timeout(let phase, _): phase != .whole
        default: false
        }
    }
}

extension HTTPError: ExplainedError {
    /// One sentence that says what happened and, where a person can do something, what.
    public var explanation: LocalizedText {
        switch self {
        case .offline(let host, let reason): Strings.offline(host: host, reason: reason)
        case .refused(let host, let port): Strings.refused(host: host, port: "\(port)")
        case .timeout(.connect, let after): Strings.timeoutConnect(time: "\(after)")
        case .timeout(.firstByte, let after): Strings.timeoutFirstByte(time: "\(after)")
        case .timeout(.whole, let after): Strings.timeoutWhole(time: "\(after)")
        case .tls(let host, let reason): Strings.untrusted(host: host, reason: reason)
        case .status(let code): Strings.status(code: "\(code)")
        case .tooLarge(let limit): Strings.tooLarge(limit: "\(limit)")
        case .malformed(let reason): Strings.malformed(reason: reason)
        case .interrupted(let received): Strings.interrupted(received: "\(received)")
        case .redirect(let fault): fault.localizedText
        case .invalidRequest(let reason): Strings.invalidRequest(reason: reason)
        case .file(let error): error.explanation
        case .unavailable(let reason): Strings.unavailable(reason: reason)
        }
    }
}

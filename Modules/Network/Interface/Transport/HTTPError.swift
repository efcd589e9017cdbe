public import PlatformInterface

/// Why there is no response; the case is the class that a program decides by.
///
/// It holds no secrets and no addresses, only names of servers.
public enum HTTPError: Error, Hashable {
    /// There is no way to the server: its name is not known, or no network leads to it.
    case offline(host: String, reason: String)
    /// Nobody listens there.
    case refused(host: String, port: Int)
    /// A part took longer than it may.
    case timeout(HTTPDeadlines.Phase, after: Duration)
    /// The server could not prove who it is, or speaks another TLS.
    case tls(host: String, reason: String)
    /// The server said that it did not work.
    case status(Int)
    /// The body has more bytes than the request allows.
    case tooLarge(limit: Int)
    /// What came is not HTTP, or not encoded as it says.
    case malformed(reason: String)
    /// The connection ended before the answer did.
    case interrupted(received: Int)
    /// A redirect may not be followed.
    case redirect(HTTPRedirectFault)
    /// The request itself cannot be sent.
    case invalidRequest(reason: String)
    /// What was downloaded cannot be written.
    case file(FileError)
    /// There is no transport on this machine.
    case unavailable(reason: String)

    /// Whether the same request may well succeed a moment later.
    public var isTransient: Bool {
        switch self {
        case .offline, .refused, .interrupted: true
        case .timeout(let phase, _): phase != .whole
        default: false
        }
    }
}

extension HTTPError: CustomStringConvertible {
    /// One sentence that says what happened and, where a person can do something, what.
    public var description: String {
        switch self {
        case .offline(let host, let reason): "cannot reach \(host): \(reason); see whether you are online"
        case .refused(let host, let port): "nobody listens at \(host), port \(port)"
        case .timeout(let phase, let after): "\(phase.rawValue) took longer than \(after)"
        case .tls(let host, let reason): "\(host) cannot be trusted: \(reason)"
        case .status(let code): "the server answered with status \(code)"
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        case .malformed(let reason): "the answer cannot be understood: \(reason)"
        case .interrupted(let received): "the connection ended after \(received) bytes of the answer"
        case .redirect(let fault): fault.description
        case .invalidRequest(let reason): "the request cannot be sent: \(reason)"
        case .file(let error): error.description
        case .unavailable(let reason): "there is no HTTP on this machine: \(reason)"
        }
    }
}

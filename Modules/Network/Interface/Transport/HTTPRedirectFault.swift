/// Why a redirect is not followed.
public enum HTTPRedirectFault: Hashable, Sendable {
    /// There were more redirects than the request allows: perhaps a loop.
    case tooMany(limit: Int)
    /// It leads from TLS to where everybody can read.
    case insecure(host: String)
    /// Its `Location` is no address of HTTP.
    case location(reason: String)
}

extension HTTPRedirectFault: CustomStringConvertible {
    /// One sentence that says why.
    public var description: String {
        switch self {
        case .tooMany(let limit): "the server redirects more than \(limit) times"
        case .insecure(let host): "the server redirects from https to http, at \(host)"
        case .location(let reason): "the server redirects to nowhere: \(reason)"
        }
    }
}

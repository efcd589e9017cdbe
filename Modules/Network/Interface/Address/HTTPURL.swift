/// The address of something on a server of HTTP: `https://example.org:8443/path?query`.
///
/// It is always absolute and in one form: scheme and host in lower case, no default port, no dot segments, no fragment,
/// everything that RFC 3986 does not allow percent-encoded. Names and passwords in an address are refused, because
/// addresses are shown and logged; they go into ``HTTPRequest/credentials``.
public struct HTTPURL: Sendable, Hashable {
    /// How a server is spoken to.
    public enum Scheme: String, Sendable, Hashable, CaseIterable {
        /// In clear.
        case http
        /// Over TLS.
        case https

        /// The port that is meant when an address names none.
        public var defaultPort: Int { self == .http ? 80 : 443 }
    }

    /// How the server is spoken to.
    public let scheme: Scheme
    /// The name or address of the server, in lower case; an address of IPv6 in brackets.
    public let host: String
    /// The port, from 1 to 65,535.
    public let port: Int
    /// The path, from its first `/` on, percent-encoded.
    public internal(set) var path: String
    /// What follows the `?`, percent-encoded; `nil` without one.
    public internal(set) var query: String?

    init(scheme: Scheme, host: String, port: Int, path: String, query: String?) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
        self.query = query
    }

    /// The server, without what is asked of it: `https://example.org:8443`.
    public var origin: String {
        "\(scheme.rawValue)://\(host)" + (port == scheme.defaultPort ? "" : ":\(port)")
    }
}

extension HTTPURL: CustomStringConvertible {
    /// The address as it is written.
    public var description: String { origin + path + (query.map { "?\($0)" } ?? "") }
}

/// Why a text is no address of HTTP.
public enum HTTPURLError: Error, Hashable {
    /// It does not begin with `http://` or `https://`.
    case scheme(found: String)
    /// It has a name or a password in it; what it was is not kept.
    case credentials
    /// There is no host, or one with characters that hosts do not have.
    case host(found: String)
    /// The port is no number from 1 to 65,535.
    case port(found: String)
    /// There is a control character in it.
    case controlCharacter
}

extension HTTPURLError: CustomStringConvertible {
    /// One sentence that says what is wrong.
    public var description: String {
        switch self {
        case .scheme(let found): "expected an address that begins with http:// or https://, found `\(found)`"
        case .credentials: "an address must not hold a name or a password"
        case .host(let found): "expected the name of a server, found `\(found)`"
        case .port(let found): "expected a port from 1 to 65535, found `\(found)`"
        case .controlCharacter: "an address must not hold control characters"
        }
    }
}

public import LocalizationKit

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

extension HTTPURLError: ExplainedError {
    /// One sentence that says what is wrong.
    public var explanation: LocalizedText {
        switch self {
        case .scheme(let found): Strings.urlScheme(found: found)
        case .credentials: Strings.urlCredentials
        case .host(let found): Strings.urlHost(found: found)
        case .port(let found): Strings.urlPort(found: found)
        case .controlCharacter: Strings.urlControlCharacter
        }
    }
}

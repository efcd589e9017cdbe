public import LocalizationKit

/// Why a redirect is not followed.
public enum HTTPRedirectFault: Hashable, Sendable {
    /// There were more redirects than the request allows: perhaps a loop.
    case tooMany(limit: Int)
    /// It leads from TLS to where everybody can read.
    case insecure(host: String)
    /// Its `Location` is no address of HTTP.
    case location(reason: LocalizedText)
}

extension HTTPRedirectFault: LocalizedTextConvertible, CustomStringConvertible {
    /// One sentence that says why.
    public var localizedText: LocalizedText {
        switch self {
        case .tooMany(let limit): Strings.tooManyRedirects(limit: limit)
        case .insecure(let host): Strings.insecureRedirect(host: host)
        case .location(let reason): Strings.redirectToNowhere(reason: reason)
        }
    }

    /// The sentence in English.
    public var description: String { localizedText.text(in: .english) }
}

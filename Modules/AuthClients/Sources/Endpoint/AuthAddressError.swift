import LocalizationKit
import NetworkInterface

/// Why people are not signed in at an address.
enum AuthAddressError: Error, Hashable {
    /// None was given for a backend.
    case missing(id: String)
    /// It is no address of HTTP.
    case unreadable(String, HTTPURLError)
    /// It has a query, which requests would lose.
    case query(String)
    /// Everybody on the way could read codes and tokens.
    case inClear(host: String)
}

extension AuthAddressError: ExplainedError {
    /// One sentence that says what to do.
    var explanation: LocalizedText {
        switch self {
        case .missing(let id): Strings.noAddress(id: id)
        case .unreadable(let address, let error): Strings.notReadable(address: address, reason: error.explanation)
        case .query(let query): Strings.hasQuery(query: query)
        case .inClear(let host): Strings.inClear(host: host)
        }
    }
}

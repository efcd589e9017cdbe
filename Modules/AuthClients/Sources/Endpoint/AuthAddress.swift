import LocalizationKit
import NetworkInterface

/// Where a server of accounts is: over TLS, or on this machine.
struct AuthAddress: Hashable {
    let url: HTTPURL

    /// Reads an address.
    ///
    /// - Parameters:
    ///   - text: the address as a person wrote it.
    ///   - id: the backend, for the words of the remedy.
    /// - Throws: why it cannot be used.
    init(_ text: String, for id: String) throws(AuthAddressError) {
        guard !text.isEmpty else { throw .missing(id: id) }
        do throws(HTTPURLError) { url = try HTTPURL(text) } catch { throw .unreadable(text, error) }
        if let query = url.query { throw .query(query) }
        guard url.scheme == .https || Self.isLoopback(url.host) else { throw .inClear(host: url.host) }
    }

    /// The server in a name of a profile, which keeps apart what two servers call by one name.
    var name: String { url.host + (url.port == url.scheme.defaultPort ? "" : ":\(url.port)") }

    /// `localhost` (RFC 6761, 6.3), 127.0.0.0/8 and `::1`; no name that only begins like an address.
    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}

import NetworkInterface
public import PlatformInterface

/// What the environment says of proxies and of whom to trust.
public struct NetworkSettings: Sendable, Equatable {
    /// The proxy for each scheme, as it was written; `nil` for none.
    let proxies: [HTTPURL.Scheme: String]
    /// The hosts that are reached without one, as they were written; empty for none.
    let direct: String
    /// A file of authorities in place of the system's; `nil` for the system's.
    let authorities: String?
    /// A folder of authorities; `nil` for the system's.
    let authorityFolder: String?

    /// Reads the variables that curl and most programs know.
    ///
    /// - Parameter environment: the variables.
    public init(_ environment: any Environment) {
        func first(_ names: String...) -> String? { names.lazy.compactMap { environment.nonEmpty($0) }.first }
        let others = first("all_proxy", "ALL_PROXY")
        // Not HTTP_PROXY: a web server sets it from a field that anybody may send ("httpoxy").
        proxies = [
            .http: first("http_proxy") ?? others, .https: first("https_proxy", "HTTPS_PROXY") ?? others,
        ].compactMapValues(\.self)
        direct = first("no_proxy", "NO_PROXY") ?? ""
        authorities = first("CURL_CA_BUNDLE", "SSL_CERT_FILE")
        authorityFolder = first("SSL_CERT_DIR")
    }

    /// A proxy without the name and password that may stand in it.
    static func shown(_ proxy: String) -> String {
        guard let at = proxy.lastIndex(of: "@") else { return proxy }
        let scheme = proxy.firstIndex(of: ":").map { proxy[$0...].hasPrefix("://") ? proxy[..<$0] + "://" : "" } ?? ""
        return scheme + proxy[proxy.index(after: at)...]
    }
}

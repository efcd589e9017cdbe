import CPostgres
import Glibc

/// Where a server is, as a connection string of libpq (PostgreSQL, 34.1.1).
struct PostgresAddress: Sendable {
    private let text: String
    private let host: String?

    /// Reads an address; `nil` for what is none.
    init?(_ text: String) {
        guard let options = PQconninfoParse(text, nil) else { return nil }
        defer { PQconninfoFree(options) }
        self.text = text
        host = Self.value(of: "host", in: options) ?? Self.value(of: "hostaddr", in: options)
    }

    private static func value(of keyword: String, in options: UnsafeMutablePointer<PQconninfoOption>) -> String? {
        var option = options
        while let name = option.pointee.keyword {
            if String(cString: name) == keyword { return option.pointee.val.map { String(cString: $0) } }
            option += 1
        }
        return nil
    }

    /// What is asked for unless the address says otherwise, and then the address.
    ///
    /// A server on another machine has to prove who it is; on a Unix socket the mode of TLS means nothing.
    private var parameters: [(String, String)] {
        let isLoopback = ["localhost", "127.0.0.1", "::1"].contains(host)
        let security = isLoopback ? [] : [("sslmode", "verify-full")]
        return security + [
            ("connect_timeout", "5"), ("application_name", "tessera"), ("client_encoding", "UTF8"), ("dbname", text),
        ]
    }

    /// The names and the values as libpq takes them.
    func withParameters<Result>(
        _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Result?
    ) -> Result? {
        let (names, values) = (parameters.map(\.0), parameters.map(\.1))
        return Self.withStrings(names) { names in Self.withStrings(values) { body(names, $0) } }
    }

    /// The texts as C wants them, with a null at the end.
    private static func withStrings<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result?
    ) -> Result? {
        let copies: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        let pointers: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) } + [nil]
        return pointers.withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
    }
}

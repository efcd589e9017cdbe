public import NetworkInterface

/// A request as it came to the server of a test.
public struct RecordedRequest: Sendable, Hashable {
    /// What was wanted, such as `GET`.
    public var method: String
    /// Of what: the path with its query.
    public var target: String
    /// The fields; secrets are among them.
    public var headers: HTTPHeaders
    /// What was handed over.
    public var body: [UInt8]
    /// The number of the connection that it came on, from 1.
    public var connection: Int

    /// The path without its query.
    public var path: String { String(target.prefix { $0 != "?" }) }
    /// What was handed over, as UTF-8.
    public var text: String { String(decoding: body, as: UTF8.self) }
}

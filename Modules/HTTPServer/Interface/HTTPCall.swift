public import NetworkInterface

/// A request that came to a server.
public struct HTTPCall: Sendable {
    /// The method as it was sent, such as `POST`; a token of RFC 9110, 9.1.
    public var method: String
    /// The path, beginning with a slash, as it was sent; `*` for a question about the server itself.
    public var path: String
    /// What follows the question mark, as it was sent; empty without one.
    public var query: String
    /// The fields.
    public var headers: HTTPHeaders
    /// The body.
    public var body: [UInt8]
    /// The address at the other end of the connection, as digits.
    public var peer: String

    /// Creates a request.
    public init(
        _ method: String, _ path: String, query: String = "", headers: HTTPHeaders = [:], body: [UInt8] = [],
        peer: String = "127.0.0.1"
    ) {
        (self.method, self.path, self.query) = (method, path, query)
        (self.headers, self.body, self.peer) = (headers, body, peer)
    }
}

/// A whole answer of a server.
public struct HTTPResponse: Sendable, Hashable {
    /// What was said before the body.
    public var head: HTTPHead
    /// The body, decoded.
    public var body: [UInt8]
    /// Whether the body is a kept copy of which the server said that it has not changed.
    public var isUnchanged: Bool

    /// Creates a response.
    public init(head: HTTPHead, body: [UInt8] = [], isUnchanged: Bool = false) {
        self.head = head
        self.body = body
        self.isUnchanged = isUnchanged
    }

    /// The status code.
    public var status: Int { head.status }
    /// The fields.
    public var headers: HTTPHeaders { head.headers }
    /// The body as UTF-8; what is none is shown as U+FFFD.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The response itself when the server did what was asked.
    ///
    /// - Returns: the response.
    /// - Throws: ``HTTPError/status(_:)`` for a status other than 200 to 299.
    public func successful() throws(HTTPError) -> HTTPResponse {
        guard head.isSuccess else { throw .status(status) }
        return self
    }
}

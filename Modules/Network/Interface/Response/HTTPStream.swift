/// An answer whose body is still coming.
public struct HTTPStream: Sendable {
    /// What was said before the body.
    public var head: HTTPHead
    /// The body.
    public var body: HTTPBody

    /// Creates a stream.
    public init(head: HTTPHead, body: HTTPBody) {
        self.head = head
        self.body = body
    }
}

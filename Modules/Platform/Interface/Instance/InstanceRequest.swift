/// What a client asks of the owner.
public struct InstanceRequest: Sendable, Hashable {
    /// What it is about, such as `calls.push`: the id of a feature and a word of the feature's own.
    public var topic: String
    /// The text of one JSON object in one line.
    public var body: String

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - topic: what it is about.
    ///   - body: the text of one JSON object in one line.
    public init(_ topic: String, body: String = "{}") {
        self.topic = topic
        self.body = body
    }
}

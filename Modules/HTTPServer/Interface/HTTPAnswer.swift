public import NetworkInterface

/// What a server answers.
public struct HTTPAnswer: Sendable, Hashable {
    /// The status code, from 200 to 599.
    public var status: Int
    /// The fields; length, date and connection are added, and what cannot stand in a head is left out.
    public var headers: HTTPHeaders
    /// The body; it is not sent after HEAD and with 204 and 304.
    public var body: [UInt8]

    /// Creates an answer.
    public init(_ status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// Creates an answer with a text.
    ///
    /// - Parameters:
    ///   - status: the status code.
    ///   - text: the body.
    ///   - type: its media type.
    public init(_ status: Int, _ text: String, type: String) {
        self.init(status, headers: ["Content-Type": type], body: Array(text.utf8))
    }
}

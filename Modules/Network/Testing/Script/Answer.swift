public import NetworkInterface

/// What a server says to a request of a test, and how.
public struct Answer: Sendable {
    /// How an answer goes out.
    public enum Delivery: Sendable, Hashable {
        /// At once and whole.
        case whole
        /// Never: the connection stays open and silent.
        case silent
        /// Whole, once the stage is told to go on.
        case held
        /// The head at once, then a byte of the body each time.
        case dripping(every: Duration)
        /// The connection ends after so many bytes of the body.
        case cut(after: Int)
        /// The connection ends without a word.
        case closed
        /// The body is all there is, without a head, and then the connection ends.
        case verbatim
    }

    /// The status code.
    public var status: Int
    /// The fields; `Content-Length` is added unless it is among them.
    public var headers: HTTPHeaders
    /// The body.
    public var body: [UInt8]
    /// How it goes out.
    public var delivery: Delivery

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - status: the status code.
    ///   - headers: the fields.
    ///   - body: the body.
    ///   - delivery: how it goes out.
    public init(
        _ status: Int = 200, headers: HTTPHeaders = [:], body: [UInt8] = [], _ delivery: Delivery = .whole
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.delivery = delivery
    }

    /// An answer with a text.
    ///
    /// - Parameters:
    ///   - text: the body.
    ///   - status: the status code.
    ///   - headers: the fields.
    /// - Returns: the answer.
    public static func text(_ text: String, _ status: Int = 200, headers: HTTPHeaders = [:]) -> Answer {
        Answer(status, headers: headers, body: Array(text.utf8))
    }

    /// A redirect.
    ///
    /// - Parameters:
    ///   - location: where to.
    ///   - status: 301, 302, 303, 307 or 308.
    /// - Returns: the answer.
    public static func redirect(to location: String, _ status: Int = 302) -> Answer {
        Answer(status, headers: ["Location": location])
    }
}

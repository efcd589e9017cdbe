/// What a request wants (RFC 9110, section 9.3; PATCH: RFC 5789).
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    /// To have something.
    case get = "GET"
    /// To have only the head of the answer.
    case head = "HEAD"
    /// To know what is possible.
    case options = "OPTIONS"
    /// To hand something over for processing.
    case post = "POST"
    /// To put something in place.
    case put = "PUT"
    /// To change a part of something.
    case patch = "PATCH"
    /// To remove something.
    case delete = "DELETE"

    /// Whether the request only reads (RFC 9110, section 9.2.1).
    public var isSafe: Bool { [.get, .head, .options].contains(self) }

    /// Whether sending it twice means the same as sending it once (RFC 9110, section 9.2.2).
    public var isIdempotent: Bool { isSafe || self == .put || self == .delete }
}

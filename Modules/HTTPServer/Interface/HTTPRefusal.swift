public import NetworkInterface

/// What a server answers in place of the handler, and closes the connection after.
public struct HTTPRefusal: Sendable, Hashable {
    /// Why, as a status: 400, 408, 411, 413, 417, 431 or 505 for what is no request, 504 when the handler takes too long.
    public var status: Int
    /// The fields of the request; empty where it could not be read.
    public var headers: HTTPHeaders

    /// Creates a refusal.
    public init(_ status: Int, headers: HTTPHeaders = [:]) {
        (self.status, self.headers) = (status, headers)
    }
}

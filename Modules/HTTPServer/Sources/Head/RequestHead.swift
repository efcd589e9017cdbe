import NetworkInterface

/// A request without its body, understood in the one way in which it can be.
struct RequestHead: Equatable {
    var method: String
    var path: String
    var query: String
    var headers: HTTPHeaders
    /// The length of the body; 0 without one.
    var length: Int
    /// Whether the connection goes on after the answer.
    var keepsConnection: Bool
    /// Whether the client waits for word before it sends the body.
    var expectsContinue: Bool
}

public import FeatureKitInterface

/// How requests get to servers.
///
/// All three ways keep the deadlines, the limit, the redirects and the repetitions that a request states. A cancelled
/// task gets its `CancellationError` at once. There are no cookies, and nothing is kept unless a request asks for it.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for the whole response, whatever its status.
    ///
    /// - Parameter request: what is asked.
    /// - Returns: the response.
    /// - Throws: ``HTTPError``, or `CancellationError`.
    func send(_ request: HTTPRequest) async throws -> HTTPResponse

    /// Sends a request and waits for the head of the response.
    ///
    /// - Parameter request: what is asked. It is not sent again once the head has come.
    /// - Returns: the head, and the body as it comes.
    /// - Throws: ``HTTPError``, or `CancellationError`.
    func stream(_ request: HTTPRequest) async throws -> HTTPStream

    /// Sends a request and puts the body into a file that only this user may read.
    ///
    /// The file appears when all of it is there, in place of what was there before; after an error nothing has changed.
    ///
    /// - Parameters:
    ///   - request: what is asked; its limit is that of the file.
    ///   - path: an absolute path in a folder that exists.
    /// - Returns: the head of the response.
    /// - Throws: ``HTTPError``, also for a status other than 200 to 299, or `CancellationError`.
    func download(_ request: HTTPRequest, to path: String) async throws -> HTTPHead
}

extension ServiceKey where Service == any HTTPTransport {
    /// How requests get to servers.
    public static var httpTransport: Self { Self("HTTPTransport", in: "NetworkInterface") }
}

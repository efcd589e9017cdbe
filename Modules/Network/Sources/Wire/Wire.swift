public import NetworkInterface

/// What carries one request to one server: no redirects, no repetitions, nothing kept.
public protocol Wire: Sendable {
    /// Sends a request and waits for the head of the response.
    ///
    /// - Parameter request: what is sent.
    /// - Returns: the head, and the body as it comes.
    /// - Throws: `HTTPError`; `CancellationError` at once when the task is cancelled.
    func open(_ request: WireRequest) async throws -> HTTPStream
}

/// A socket that others can connect to.
public protocol LocalListener: Sendable {
    /// Where it listens.
    var path: String { get }

    /// Waits for the next connection of the same person; strangers are turned away and not told of.
    ///
    /// - Returns: the connection.
    /// - Throws: ``SocketError/closed`` after ``close()``; `CancellationError` when the task is cancelled.
    func accept() async throws -> any LocalConnection

    /// Stops listening and removes the socket, unless another process has put its own in the place. Connections stay.
    func close()
}

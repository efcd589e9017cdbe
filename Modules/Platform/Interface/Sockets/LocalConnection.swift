/// One conversation with another process.
public protocol LocalConnection: Sendable {
    /// Who is at the other end, by the word of the kernel.
    var peer: PeerCredentials { get }

    /// Sends one object, and waits until the other end has room for it. Overlapping calls wait for each other.
    ///
    /// - Parameter object: the text of one JSON object, without line feeds.
    /// - Throws: ``SocketError``: `notAnObject`, `tooLong`, or `closed` when the other end is gone; `CancellationError`
    ///   when the task is cancelled, after which the connection is closed because the line may be half sent.
    func send(_ object: String) async throws

    /// Waits for one object; for one reader at a time.
    ///
    /// - Returns: the text of one JSON object, or `nil` when the other end closed after a whole line.
    /// - Throws: ``SocketError``: `tooLong` and `notAnObject` close the connection, because nobody knows where the next
    ///   object begins; `closed` when the end came within a line; `CancellationError` when the task is cancelled,
    ///   which loses nothing.
    func receive() async throws -> String?

    /// Ends the conversation; who waits in ``receive()`` gets `nil`.
    func close()
}

/// A conversation in bytes, both ways.
public protocol ByteStream: Sendable {
    /// Waits for what comes next; for one reader at a time.
    ///
    /// - Returns: some bytes, or none when the other end will say nothing more.
    /// - Throws: ``SocketError``; `CancellationError` when the task is cancelled.
    func read() async throws -> [UInt8]

    /// Sends bytes, and waits until the other end has room for them. Overlapping calls wait for each other.
    ///
    /// - Parameter bytes: what to send.
    /// - Throws: ``SocketError/closed`` when the other end is gone; `CancellationError` when the task is cancelled, after
    ///   some of the bytes.
    func write(_ bytes: [UInt8]) async throws

    /// Ends the conversation; who waits in ``read()`` gets nothing.
    func close()
}

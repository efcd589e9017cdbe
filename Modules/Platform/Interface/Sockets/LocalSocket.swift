public import FeatureKitInterface

/// Talking to other processes of the same person, one JSON object (RFC 8259) a line.
///
/// A socket has mode 0600 under any umask, and the kernel's word is asked for who is at the other end: processes of
/// another user, except root, are turned away.
public protocol LocalSocket: Sendable {
    /// Begins to listen.
    ///
    /// A socket that nobody listens at, left by a process that died, is replaced. Whoever may race with another process
    /// for the path holds a lock meanwhile.
    ///
    /// - Parameters:
    ///   - path: an absolute path in a folder that exists. It may be longer than the 107 bytes that an address holds,
    ///     as long as the name alone fits.
    ///   - limit: the greatest number of bytes of a line, both ways.
    /// - Returns: the listener, which stops when nobody holds it any more.
    /// - Throws: ``SocketError``.
    func listen(at path: String, limit: Int) throws(SocketError) -> any LocalListener

    /// Connects to who listens.
    ///
    /// - Parameters:
    ///   - path: an absolute path, of any length as for listening.
    ///   - limit: the greatest number of bytes of a line, both ways.
    /// - Returns: the connection, which ends when nobody holds it any more.
    /// - Throws: ``SocketError``; `CancellationError` when the task is cancelled.
    func connect(to path: String, limit: Int) async throws -> any LocalConnection
}

extension LocalSocket {
    /// Begins to listen, with lines of up to one mebibyte.
    ///
    /// - Parameter path: an absolute path in a folder that exists.
    /// - Returns: the listener.
    /// - Throws: ``SocketError``.
    public func listen(at path: String) throws(SocketError) -> any LocalListener {
        try listen(at: path, limit: 1_048_576)
    }

    /// Connects to who listens, with lines of up to one mebibyte.
    ///
    /// - Parameter path: an absolute path.
    /// - Returns: the connection.
    /// - Throws: ``SocketError``; `CancellationError` when the task is cancelled.
    public func connect(to path: String) async throws -> any LocalConnection {
        try await connect(to: path, limit: 1_048_576)
    }
}

extension ServiceKey where Service == any LocalSocket {
    /// Talking to other processes of the same person.
    public static var localSocket: Self { Self("LocalSocket", in: "PlatformInterface") }
}

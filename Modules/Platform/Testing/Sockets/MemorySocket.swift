public import PlatformInterface
import Synchronization

/// Sockets that exist in memory alone, all within one process.
public final class MemorySocket: LocalSocket {
    private let listeners = Mutex<[String: MemoryListener]>([:])
    private let peer: PeerCredentials

    /// Creates a world without sockets.
    ///
    /// - Parameter peer: who is at the other end of every connection.
    public init(peer: PeerCredentials = PeerCredentials(processID: 4711, userID: 1000, groupID: 1000)) {
        self.peer = peer
    }

    /// Begins to listen.
    public func listen(at path: String, limit: Int) throws(SocketError) -> any LocalListener {
        let listener = MemoryListener(path: path, limit: limit)
        let isFree = listeners.withLock { listeners in
            guard listeners[path]?.isOpen != true else { return false }
            listeners[path] = listener
            return true
        }
        guard isFree else { throw .inUse(path: path) }
        return listener
    }

    /// Connects to who listens.
    public func connect(to path: String, limit: Int) async throws -> any LocalConnection {
        try Task.checkCancellation()
        guard let listener = listeners.withLock({ $0[path] }), listener.isOpen else {
            throw SocketError.absent(path: path)
        }
        let (near, far) = MemoryConnection.pair(peer: peer, limits: (limit, listener.limit))
        listener.offer(far)
        return near
    }

    /// Two ends of one conversation.
    ///
    /// - Parameter limit: the greatest number of bytes of a line.
    /// - Returns: the two ends.
    public static func pair(limit: Int = 1_048_576) -> (any LocalConnection, any LocalConnection) {
        MemoryConnection.pair(
            peer: PeerCredentials(processID: 4711, userID: 1000, groupID: 1000), limits: (limit, limit))
    }
}

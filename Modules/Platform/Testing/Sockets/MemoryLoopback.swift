public import PlatformInterface
import Synchronization

/// Ports that exist in memory alone.
public final class MemoryLoopback: LoopbackSocket {
    /// Takes the other end of each connection.
    public typealias Serving = @Sendable (any ByteStream) -> Void

    private let servers = Mutex<[UInt16: Serving]>([:])

    /// Creates a world in which nobody listens.
    public init() {}

    /// Listens at a port, in place of who did.
    ///
    /// - Parameters:
    ///   - port: the port.
    ///   - serve: takes the other end of each connection; `nil` to listen no more.
    public func listen(at port: UInt16, _ serve: Serving?) { servers.withLock { $0[port] = serve } }

    /// Whether nobody listens there.
    public func isFree(_ port: UInt16) -> Bool { servers.withLock { $0[port] == nil } }

    /// Connects to who listens at a port.
    public func connect(to port: UInt16) async throws -> any ByteStream {
        try Task.checkCancellation()
        guard let serve = servers.withLock({ $0[port] }) else { throw SocketError.absent(path: "127.0.0.1:\(port)") }
        let (near, far) = MemoryByteStream.pair()
        serve(far)
        return near
    }
}

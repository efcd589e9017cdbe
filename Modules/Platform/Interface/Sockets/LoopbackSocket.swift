public import FeatureKitInterface

/// Talking to programs of this machine that listen at a port of 127.0.0.1, such as an engine that was started.
///
/// Nobody says who listens there: any user may. Whoever connects has to find out whether it is the right one.
public protocol LoopbackSocket: Sendable {
    /// Whether a port is free for TCP and for UDP at this moment.
    ///
    /// - Parameter port: the port.
    /// - Returns: false when either is taken, or may not be taken.
    func isFree(_ port: UInt16) -> Bool

    /// Connects to who listens at a port.
    ///
    /// - Parameter port: the port.
    /// - Returns: the conversation, which ends when nobody holds it any more.
    /// - Throws: ``SocketError/absent(path:)`` when nobody listens; `CancellationError` when the task is cancelled.
    func connect(to port: UInt16) async throws -> any ByteStream
}

extension ServiceKey where Service == any LoopbackSocket {
    /// Talking to programs that listen at 127.0.0.1.
    public static var loopbackSocket: Self { Self("LoopbackSocket", in: "PlatformInterface") }
}

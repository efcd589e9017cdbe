import PlatformInterface
import Synchronization

/// Connections that were greeted, until somebody serves them.
///
/// They outlast whoever serves: an owner that stops serving is still the owner, so nobody may take the end of a
/// connection for the end of the owner.
final class GreetedConnections: Sendable {
    private struct State {
        var waiting: [any LocalConnection] = []
        var server: AsyncStream<any LocalConnection>.Continuation?
        var isOver = false
    }

    private let state = Mutex(State())

    /// Hands a connection to whoever serves, or keeps it for the next who does.
    func add(_ connection: any LocalConnection) {
        state.withLock { state in
            guard !state.isOver else { return }
            if case .enqueued? = state.server?.yield(connection) { return }
            state.waiting.append(connection)
        }
    }

    /// Those that wait and those that come, for one who serves; it ends with its task, and when no more come.
    func serving() -> AsyncStream<any LocalConnection> {
        let (stream, server) = AsyncStream.makeStream(of: (any LocalConnection).self)
        state.withLock { state in
            for connection in state.waiting { server.yield(connection) }
            state.waiting = []
            state.server = server
            if state.isOver { server.finish() }
        }
        return stream
    }

    /// No more come, and those that wait are let go.
    func finish() {
        state.withLock { state in
            state.isOver = true
            state.waiting = []
            state.server?.finish()
        }
    }
}

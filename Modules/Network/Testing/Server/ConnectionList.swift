import Glibc
import Synchronization

/// The connections of a server, and the gate at which held answers wait.
final class ConnectionList: Sendable {
    private struct State {
        var open: Set<Int32> = []
        var count = 0
        var sent = 0
        var isOver = false
        var bell: Int32
    }

    /// A descriptor that hangs up when the gate opens.
    let gate: Int32
    private let state: Mutex<State>

    init() throws(ServerError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ServerError(reason: String(cString: strerror(errno))) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        gate = ends[0]
        state = Mutex(State(bell: ends[1]))
    }

    deinit { close(gate) }

    var count: Int { state.withLock { $0.count } }
    var sent: Int { state.withLock { $0.sent } }

    /// Sends everything; false when the other end is gone.
    func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        for start in stride(from: 0, to: bytes.count, by: 65_536) {
            let part = Array(bytes[start..<min(start + 65_536, bytes.count)])
            guard Loopback.send(part, to: connection) else { return false }
            state.withLock { $0.sent += part.count }
        }
        return true
    }

    /// The number of a new connection; `nil` when the server is over.
    func add(_ connection: Int32) -> Int? {
        state.withLock { state in
            guard !state.isOver else {
                close(connection)
                return nil
            }
            state.open.insert(connection)
            state.count += 1
            return state.count
        }
    }

    func remove(_ connection: Int32) {
        state.withLock { state in
            state.open.remove(connection)
            close(connection)
        }
    }

    func release() {
        state.withLock { state in
            if state.bell >= 0 { close(state.bell) }
            state.bell = -1
        }
    }

    /// Hangs up, so that the threads end.
    func end() {
        state.withLock { state in
            state.isOver = true
            for connection in state.open { shutdown(connection, Int32(SHUT_RDWR)) }
        }
        release()
    }
}

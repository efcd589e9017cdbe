import PlatformInterface
import Synchronization

/// A socket in memory that listens.
final class MemoryListener: LocalListener {
    let path: String
    let limit: Int
    private let waiting = Mailbox<MemoryConnection>()

    init(path: String, limit: Int) {
        self.path = path
        self.limit = limit
    }

    var isOpen: Bool { !waiting.isClosed }

    func offer(_ connection: MemoryConnection) {
        waiting.put(connection)
    }

    func accept() async throws -> any LocalConnection {
        guard let connection = try await waiting.take() else { throw SocketError.closed }
        return connection
    }

    func close() {
        waiting.close()
        while let connection = waiting.takeNow() { connection.close() }
    }
}

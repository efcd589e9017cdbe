import JSONKit
import PlatformInterface

/// One end of a conversation in memory.
final class MemoryConnection: LocalConnection {
    let peer: PeerCredentials
    private let limit: Int
    private let incoming: Mailbox<String>
    private let outgoing: Mailbox<String>

    private init(peer: PeerCredentials, limit: Int, incoming: Mailbox<String>, outgoing: Mailbox<String>) {
        self.peer = peer
        self.limit = limit
        self.incoming = incoming
        self.outgoing = outgoing
    }

    static func pair(peer: PeerCredentials, limits: (Int, Int)) -> (MemoryConnection, MemoryConnection) {
        let (one, two) = (Mailbox<String>(), Mailbox<String>())
        return (
            MemoryConnection(peer: peer, limit: limits.0, incoming: one, outgoing: two),
            MemoryConnection(peer: peer, limit: limits.1, incoming: two, outgoing: one)
        )
    }

    deinit {
        close()
    }

    func send(_ object: String) async throws {
        try Task.checkCancellation()
        try check(object)
        guard outgoing.put(object) else { throw SocketError.closed }
    }

    func receive() async throws -> String? {
        guard let line = try await incoming.take() else { return nil }
        do throws(SocketError) {
            try check(line)
            return line
        } catch {
            close()
            throw error
        }
    }

    func close() {
        incoming.close()
        outgoing.close()
    }

    private func check(_ text: String) throws(SocketError) {
        guard text.utf8.count <= limit else { throw .tooLong(limit: limit) }
        guard !text.utf8.contains(UInt8(ascii: "\n")) else { throw .notAnObject(reason: "found a line feed") }
        do throws(JSONError) {
            _ = try JSONNode(parsing: text).members()
        } catch {
            throw .notAnObject(reason: "\(error)")
        }
    }
}

import CPlatform
import Glibc
import PlatformInterface

/// One connection of the UNIX domain.
final class SystemConnection: LocalConnection {
    let peer: PeerCredentials
    private let socket: Descriptor
    private let limit: Int
    private let reader: SocketReader
    private let turn = Turn()

    /// Takes a connected socket over.
    ///
    /// - Throws: ``SocketError/stranger(userID:)`` for another user's process, ``SocketError/closed`` when it is gone.
    init(_ socket: Descriptor, user: UInt32, limit: Int) throws(SocketError) {
        var credentials = (process: pid_t(0), user: uid_t(0), group: gid_t(0))
        guard platform_unix_peer(socket.number, &credentials.process, &credentials.user, &credentials.group) == 0 else {
            throw .closed
        }
        peer = PeerCredentials(
            processID: credentials.process, userID: credentials.user, groupID: credentials.group)
        guard peer.mayTalk(to: user) else { throw .stranger(userID: peer.userID) }
        self.socket = socket
        self.limit = limit
        reader = SocketReader(socket, limit: limit)
    }

    func send(_ object: String) async throws {
        try ObjectLine.check(object, limit: limit)
        try await turn.take {
            do {
                try await self.socket.write(Array((object + "\n").utf8), with: platform_unix_send)
            } catch let error as SystemError {
                throw [EPIPE, ECONNRESET].contains(error.code)
                    ? SocketError.closed : .refused(path: "socket", reason: error.description)
            } catch {
                self.close()
                throw error
            }
        }
    }

    func receive() async throws -> String? {
        do {
            guard let line = try await reader.next() else { return nil }
            try ObjectLine.check(line, limit: limit)
            return line
        } catch let error as SocketError {
            close()
            throw error
        }
    }

    func close() {
        shutdown(socket.number, Int32(SHUT_RDWR))
    }
}

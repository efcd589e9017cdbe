import CPlatform
import Glibc
import PlatformInterface
import Synchronization

/// A socket that listens.
final class SystemListener: LocalListener {
    let path: String
    private let socket: Descriptor
    private let user: UInt32
    private let limit: Int
    private let time: any ContinuousTime
    private let inode: ino_t
    private let isClosed = Mutex(false)

    init(_ socket: Descriptor, path: String, user: UInt32, limit: Int, time: any ContinuousTime) {
        self.socket = socket
        self.path = path
        self.user = user
        self.limit = limit
        self.time = time
        inode = Self.inode(of: path)
    }

    deinit {
        close()
    }

    func accept() async throws -> any LocalConnection {
        while true {
            guard !isClosed.withLock({ $0 }) else { throw SocketError.closed }
            let number = platform_unix_accept(socket.number)
            if number >= 0 {
                // A stranger's connection closes with the descriptor; who is gone again has no credentials.
                if let connection = try? SystemConnection(Descriptor(number), user: user, limit: limit) {
                    return connection
                }
            } else {
                try await recover(from: errno)
            }
        }
    }

    private func recover(from code: Int32) async throws {
        switch code {
        case EAGAIN: try await Readiness.toRead.wait(for: socket)
        case EINTR, ECONNABORTED: return
        // The connection stays in the queue, so the socket stays ready, and only time can help.
        case EMFILE, ENFILE, ENOMEM, ENOBUFS: try await time.sleep(for: .milliseconds(100))
        default: throw SocketError.closed
        }
    }

    func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        guard !wasClosed else { return }
        // Wakes who waits in accept().
        shutdown(socket.number, Int32(SHUT_RDWR))
        if Self.inode(of: path) == inode { unlink(path) }
        refuseWaiting()
    }

    /// Ends the connections that nobody has accepted yet.
    ///
    /// The kernel keeps them for as long as the descriptor is open, and their clients would wait for an answer.
    private func refuseWaiting() {
        while true {
            let number = platform_unix_accept(socket.number)
            if number >= 0 { Glibc.close(number) } else if errno != EINTR, errno != ECONNABORTED { return }
        }
    }

    private static func inode(of path: String) -> ino_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_ino : 0
    }
}

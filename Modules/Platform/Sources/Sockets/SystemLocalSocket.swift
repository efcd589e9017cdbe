import CPlatform
import Glibc
import PlatformInterface

/// Sockets of the UNIX domain.
struct SystemLocalSocket: LocalSocket {
    private let user: UInt32
    private let time: any ContinuousTime

    init(user: UInt32, time: any ContinuousTime) {
        self.user = user
        self.time = time
    }

    func listen(at path: String, limit: Int) throws(SocketError) -> any LocalListener {
        let short = try SocketPath(path)
        do throws(SystemError) {
            let socket = try bound(to: short.usable)
            guard chmod(short.usable, 0o600) == 0, Glibc.listen(socket.number, 128) == 0 else {
                throw SystemError(errno)
            }
            return SystemListener(socket, path: path, user: user, limit: limit, time: time)
        } catch {
            throw error.code == EADDRINUSE ? .inUse(path: path) : .refused(path: path, reason: error.description)
        }
    }

    func connect(to path: String, limit: Int) async throws -> any LocalConnection {
        let short = try SocketPath(path)
        while true {
            let socket = try Descriptor(checking: platform_unix_socket())
            guard platform_unix_connect(socket.number, short.usable) != 0 else {
                return try SystemConnection(socket, user: user, limit: limit)
            }
            switch errno {
            case ENOENT, ECONNREFUSED: throw SocketError.absent(path: path)
            // The queue of who listens is full, and there is nothing to wait for but time.
            case EAGAIN, EINTR: try await time.sleep(for: .milliseconds(5))
            case let code: throw SocketError.refused(path: path, reason: SystemError(code).description)
            }
        }
    }

    private func bound(to path: String) throws(SystemError) -> Descriptor {
        let socket = try Descriptor(checking: platform_unix_socket())
        // On Linux a socket file takes its mode from the socket, so that there is no moment with a looser one.
        fchmod(socket.number, 0o600)
        if platform_unix_bind(socket.number, path) == 0 { return socket }
        guard errno == EADDRINUSE, isStale(path) else { throw SystemError(errno) }
        unlink(path)
        guard platform_unix_bind(socket.number, path) == 0 else { throw SystemError(errno) }
        return socket
    }

    /// Whether a path is a socket at which nobody listens.
    ///
    /// Connecting to a file of any other kind is refused in the same way, and such a file is nobody's leftover.
    private func isStale(_ path: String) -> Bool {
        var status = stat()
        defer { errno = EADDRINUSE }
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK,
            let probe = try? Descriptor(checking: platform_unix_socket())
        else { return false }
        return platform_unix_connect(probe.number, path) != 0 && errno == ECONNREFUSED
    }
}

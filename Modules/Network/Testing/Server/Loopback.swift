import Glibc

/// Sockets on this machine alone.
enum Loopback {
    /// A listening socket with its port, which was free.
    static func listen() throws(ServerError) -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw failure() }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, size) == 0, Glibc.listen(descriptor, 64) == 0 else { return Int32(-1) }
                return getsockname(descriptor, address, &size)
            }
        }
        guard code == 0 else { throw failure() }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// The next connection; `nil` when the listener was shut down.
    static func accept(_ listener: Int32) -> Int32? {
        while true {
            let connection = Glibc.accept(listener, nil, nil)
            if connection >= 0 {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                var one: Int32 = 1
                setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
                return connection
            }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    /// Sends everything; false when the other end is gone.
    static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func failure() -> ServerError { ServerError(reason: String(cString: strerror(errno))) }
}

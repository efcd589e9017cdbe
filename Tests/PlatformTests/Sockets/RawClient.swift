import Glibc

@testable import Platform

/// A client that sends any bytes, and goes with the last reference to it.
struct RawClient {
    private let socket: Descriptor

    init(_ path: String) throws {
        socket = try Descriptor(checking: Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket.number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { throw SystemError(errno) }
    }

    func send(_ text: String) throws {
        try socket.writeNow(Array(text.utf8))
    }
}

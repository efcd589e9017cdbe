import CPlatform
import Glibc
import PlatformInterface

/// Ports of 127.0.0.1.
struct SystemLoopbackSocket: LoopbackSocket {
    func isFree(_ port: UInt16) -> Bool { platform_loopback_is_free(port) != 0 }

    func connect(to port: UInt16) async throws -> any ByteStream {
        let socket = try Descriptor(checking: platform_loopback_socket())
        if platform_loopback_connect(socket.number, port) != 0 {
            guard errno == EINPROGRESS else { throw Self.refusal(port, errno) }
            try await Readiness.toWrite.wait(for: socket)
        }
        let failure = platform_socket_error(socket.number)
        guard failure == 0 else { throw Self.refusal(port, failure) }
        return SystemByteStream(socket)
    }

    private static func refusal(_ port: UInt16, _ code: Int32) -> SocketError {
        let place = "127.0.0.1:\(port)"
        return code == ECONNREFUSED
            ? .absent(path: place) : .refused(path: place, reason: SystemError(code).description)
    }
}

import CPlatform
import Glibc
import PlatformInterface

/// A connected socket.
final class SystemByteStream: ByteStream {
    private let socket: Descriptor
    private let turn = Turn()

    init(_ socket: Descriptor) { self.socket = socket }

    func read() async throws -> [UInt8] {
        do {
            return try await socket.read(atMost: 65_536)
        } catch let error as SystemError where error.code == ECONNRESET {
            return []
        }
    }

    func write(_ bytes: [UInt8]) async throws {
        try await turn.take {
            do {
                try await self.socket.write(bytes, with: platform_unix_send)
            } catch is SystemError {
                throw SocketError.closed
            }
        }
    }

    func close() { shutdown(socket.number, Int32(SHUT_RDWR)) }
}

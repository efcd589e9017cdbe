import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("ports of this machine", .timeLimit(.minutes(2)))
struct LoopbackSocketTests {
    /// A port that nobody else gets until it is closed, with somebody who listens there or without.
    private func bound(listening: Bool) throws -> (descriptor: Descriptor, port: UInt16) {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = try Descriptor(checking: socket(AF_INET, type, 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor.number, $0, size) == 0
                    && (!listening || Glibc.listen(descriptor.number, 4) == 0)
                    && getsockname(descriptor.number, $0, &size) == 0
            }
        }
        #expect(isBound)
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    @Test("bytes go both ways, and the end is told")
    func talking() async throws {
        let (listener, port) = try bound(listening: true)
        let sockets = SystemLoopbackSocket()
        #expect(!sockets.isFree(port))
        let near = try await sockets.connect(to: port)
        let far = SystemByteStream(try Descriptor(checking: accept(listener.number, nil, nil)))
        try await near.write(Array("there".utf8))
        try await far.write(Array("back".utf8))
        #expect(try await far.read() == Array("there".utf8))
        #expect(try await near.read() == Array("back".utf8))
        far.close()
        #expect(try await near.read().isEmpty)
    }

    @Test("where nobody listens, connecting says so, and a port that is bound is not free")
    func nobody() async throws {
        let (descriptor, port) = try bound(listening: false)
        let sockets = SystemLoopbackSocket()
        await #expect(throws: SocketError.absent(path: "127.0.0.1:\(port)")) { try await sockets.connect(to: port) }
        #expect(!sockets.isFree(port) && !sockets.isFree(0))
        #expect((20_000..<60_000).contains(where: sockets.isFree))
        withExtendedLifetime(descriptor) {}
    }

    @Test("ports in memory behave the same")
    func memory() async throws {
        let sockets = MemoryLoopback()
        #expect(sockets.isFree(7))
        await #expect(throws: SocketError.absent(path: "127.0.0.1:7")) { try await sockets.connect(to: 7) }
        sockets.listen(at: 7) { far in
            Task {
                try await far.write(try await far.read().reversed())
                far.close()
            }
        }
        #expect(!sockets.isFree(7))
        let near = try await sockets.connect(to: 7)
        try await near.write([1, 2, 3])
        #expect(try await near.read() == [3, 2, 1])
        #expect(try await near.read().isEmpty)
        await #expect(throws: SocketError.closed) { try await near.write([1]) }
    }
}

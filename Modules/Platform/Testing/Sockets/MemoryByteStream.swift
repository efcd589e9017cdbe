import PlatformInterface

/// One end of a conversation in memory.
final class MemoryByteStream: ByteStream {
    private let incoming: Mailbox<[UInt8]>
    private let outgoing: Mailbox<[UInt8]>

    private init(_ incoming: Mailbox<[UInt8]>, _ outgoing: Mailbox<[UInt8]>) {
        (self.incoming, self.outgoing) = (incoming, outgoing)
    }

    static func pair() -> (MemoryByteStream, MemoryByteStream) {
        let (there, back) = (Mailbox<[UInt8]>(), Mailbox<[UInt8]>())
        return (MemoryByteStream(back, there), MemoryByteStream(there, back))
    }

    deinit {
        close()
    }

    func read() async throws -> [UInt8] { try await incoming.take() ?? [] }

    func write(_ bytes: [UInt8]) async throws {
        guard outgoing.put(bytes) else { throw SocketError.closed }
    }

    func close() {
        outgoing.close()
        incoming.close()
    }
}

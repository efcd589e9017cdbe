import Glibc
import PlatformInterface

/// Reads the lines of a connection.
actor SocketReader {
    private let socket: Descriptor
    private let limit: Int
    private var splitter: LineSplitter

    init(_ socket: Descriptor, limit: Int) {
        self.socket = socket
        self.limit = limit
        splitter = LineSplitter(limit: limit)
    }

    /// The next line, or `nil` at an end after a whole line.
    func next() async throws -> String? {
        while true {
            switch splitter.next() {
            case .line(let bytes): return String(decoding: bytes, as: UTF8.self)
            case .part: throw SocketError.tooLong(limit: limit)
            case nil: break
            }
            let chunk = try await readMore()
            if chunk.isEmpty, splitter.finish() != nil { throw SocketError.closed }
            if chunk.isEmpty { return nil }
            splitter.append(chunk)
        }
    }

    private func readMore() async throws -> [UInt8] {
        do {
            return try await socket.read(atMost: 65_536)
        } catch let error as SystemError where error.code == ECONNRESET {
            return []
        }
    }
}

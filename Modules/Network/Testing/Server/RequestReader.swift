import Glibc
import NetworkInterface

/// Reads requests from a connection, with bodies of a stated length.
struct RequestReader {
    private static let limit = 64 << 20

    private let connection: Int32
    private let number: Int
    private var buffer: [UInt8] = []

    init(_ connection: Int32, _ number: Int) {
        self.connection = connection
        self.number = number
    }

    /// The next request; `nil` when the other end is gone or does not speak HTTP.
    mutating func next() -> RecordedRequest? {
        guard let end = readHead() else { return nil }
        let lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n").map(String.init)
        buffer.removeFirst(end)
        let words = (lines.first ?? "").split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        let headers = HTTPHeaders(lines.dropFirst().compactMap(Self.field))
        guard let body = readBody(Int(headers["Content-Length"] ?? "0") ?? 0) else { return nil }
        return RecordedRequest(method: words[0], target: words[1], headers: headers, body: body, connection: number)
    }

    private static func field(_ line: String) -> HTTPHeaders.Field? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        return .init(String(line[..<colon]), String(line[line.index(after: colon)...].drop { $0 == " " }))
    }

    /// Reads to the empty line; the index after it.
    private mutating func readHead() -> Int? {
        while true {
            if let end = endOfHead { return end }
            guard buffer.count < Self.limit, receive() else { return nil }
        }
    }

    private var endOfHead: Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard buffer.count >= 4 else { return nil }
        return (0...buffer.count - 4).first { buffer[$0..<($0 + 4)].elementsEqual(mark) }.map { $0 + 4 }
    }

    private mutating func readBody(_ count: Int) -> [UInt8]? {
        guard (0...Self.limit).contains(count) else { return nil }
        while buffer.count < count { guard receive() else { return nil } }
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
    }

    private mutating func receive() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(connection, &chunk, chunk.count, 0)
        if count < 0, errno == EINTR { return true }
        buffer += chunk.prefix(max(count, 0))
        return count > 0
    }
}

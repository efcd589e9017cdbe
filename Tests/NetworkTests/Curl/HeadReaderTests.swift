import NetworkInterface
import Testing

@testable import Network

@Suite("heads of responses")
struct HeadReaderTests {
    private let url: HTTPURL

    init() throws { url = try HTTPURL("http://a") }

    private func heads(_ lines: [String]) throws -> [HTTPHead] {
        var reader = HeadReader()
        return try lines.compactMap { line in
            try Array((line + "\r\n").utf8).withUnsafeBytes { try reader.read($0, of: url) }
        }
    }

    @Test("a head is its status line and its fields")
    func head() throws {
        let head = try #require(
            try heads([
                "HTTP/1.1 200 OK", "A: b: c ", "set-cookie: 1", "Set-Cookie:2", "Empty:", "folded: a", " \tb",
                "no colon", "",
            ])
            .first)
        #expect((head.status, head.version) == (200, "1.1"))
        #expect(head.headers.values("Set-Cookie") == ["1", "2"])
        #expect(head.headers["a"] == "b: c" && head.headers["Empty"] == "" && head.headers["Folded"] == "a b")
        #expect(try heads(["HTTP/2 404 ", ""]).first?.version == "2")
    }

    @Test("an interim head is none, and trailers are no head")
    func interim() throws {
        let heads = try heads(["HTTP/1.1 103 Early", "Link: x", "", "HTTP/1.1 200 OK", "A: b", "", "Trailer: c", ""])
        #expect(heads.count == 1)
        #expect(heads.first?.headers.fields == [.init("A", "b")])
    }

    @Test("a head without end is refused")
    func endless() {
        let line = "X: " + String(repeating: "x", count: 1000)
        let error = #expect(throws: HTTPError.self) {
            try heads(["HTTP/1.1 200 OK"] + Array(repeating: line, count: 300))
        }
        #expect(error.map { "\($0)" } == "the answer cannot be understood: its head has more than 262144 bytes")
    }
}

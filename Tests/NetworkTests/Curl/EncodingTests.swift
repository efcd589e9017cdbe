import FeatureKitTesting
import Foundation
import NetworkInterface
import NetworkTesting
import Testing

@testable import Network

@Suite("encodings and lengths", .timeLimit(.minutes(20)))
struct EncodingTests {
    private let server: StandInServer
    private let transport = LoopbackTransport()

    init() throws { server = try StandInServer() }

    private func send(_ answer: Answer, limit: Int = 1 << 20) async throws -> HTTPResponse {
        server.answer("/", answer)
        var request = HTTPRequest(server.base)
        request.retry = .never
        request.limit = limit
        return try await transport.send(request)
    }

    private func packed(_ script: String) throws -> [UInt8] {
        let outcome = try ChildProgram.run("/bin/bash", ["-c", "\(script) | gzip -9 | base64 -w0"])
        return try Array(#require(Data(base64Encoded: outcome.output)))
    }

    @Test("gzip is unpacked")
    func gzip() async throws {
        let answer = Answer(headers: ["Content-Encoding": "gzip"], body: try packed("printf 'a text'"))
        #expect(try await send(answer).text == "a text")
    }

    @Test("Brotli is unpacked")
    func brotli() async throws {
        // RFC 7932, by hand: window of 16 bits, an uncompressed block of five bytes, an empty last block.
        let body: [UInt8] = [0x40, 0x00, 0x10] + Array("hello".utf8) + [0x03]
        #expect(try await send(Answer(headers: ["Content-Encoding": "br"], body: body)).text == "hello")
    }

    @Test("a bomb is refused when it has the size that is allowed")
    func bomb() async throws {
        let answer = Answer(
            headers: ["Content-Encoding": "gzip"], body: try packed("head -c 200000000 /dev/zero"))
        #expect(answer.body.count < 300_000)
        await #expect(throws: HTTPError.tooLarge(limit: 1 << 20)) { try await send(answer) }
        let taken = try await bytesTaken(of: server.base, limit: 1 << 20)
        #expect(taken > 0 && taken <= 1 << 20, "libcurl unpacks 16 KiB at a time, and stops when they are too many")
    }

    /// How many unpacked bytes arrive before the answer is refused.
    private func bytesTaken(of url: HTTPURL, limit: Int) async throws -> Int {
        var request = HTTPRequest(url)
        (request.retry, request.limit) = (.never, limit)
        let stream = try await transport.stream(request)
        var taken = 0
        do {
            for try await chunk in stream.body { taken += chunk.count }
            Issue.record("the whole bomb was unpacked")
        } catch HTTPError.tooLarge(limit) {}
        return taken
    }

    @Test("what is not packed as it says is malformed")
    func lies() async throws {
        let plain = Array("plain".utf8)
        let whole = try packed("printf 'a text'")
        for answer in [
            Answer(headers: ["Content-Encoding": "gzip"], body: plain),
            Answer(headers: ["Content-Encoding": "br"], body: [0xFF] + plain),
            Answer(headers: ["Content-Encoding": "gzip"], body: whole.prefix(12) + [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ] {
            let error = await #expect(throws: HTTPError.self) { try await send(answer) }
            guard case .malformed = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test("a length that is not that of the body")
    func wrongLength() async throws {
        let short = Answer(headers: ["Content-Length": "20", "Connection": "close"], body: Array("0123456789".utf8))
        await #expect(throws: HTTPError.interrupted(received: 10)) { try await send(short) }
        let long = Answer(headers: ["Content-Length": "4"], body: Array("0123456789".utf8))
        #expect(try await send(long).text == "0123")
        #expect(try await send(.text("next")).text == "next", "what was left over is no answer to the next request")
        let huge = Answer(headers: ["Content-Length": "4000000000000"], body: [], .whole)
        await #expect(throws: HTTPError.tooLarge(limit: 1 << 20)) { try await send(huge) }
    }

    @Test("a chunked body is one, and is none when it is cut")
    func chunked() async throws {
        let headers: HTTPHeaders = ["Transfer-Encoding": "chunked", "Connection": "close"]
        let whole = Array("3\r\nabc\r\n2\r\nde\r\n0\r\nX-Trailer: 1\r\n\r\n".utf8)
        let response = try await send(Answer(headers: headers, body: whole))
        #expect(response.text == "abcde")
        #expect(response.headers["X-Trailer"] == nil)
        await #expect(throws: HTTPError.interrupted(received: 3)) {
            try await send(Answer(headers: headers, body: Array(whole.prefix(10))))
        }
        await #expect(throws: HTTPError.tooLarge(limit: 4)) {
            try await send(Answer(headers: headers, body: whole), limit: 4)
        }
    }

    @Test("204 and 304 have no body, and an answer without a length ends with its connection")
    func bodies() async throws {
        #expect(try await send(Answer(204)).body == [])
        #expect(try await send(Answer(304)).body == [])
        let open = Answer(body: Array("HTTP/1.0 200 OK\r\n\r\nto the end".utf8), .verbatim)
        #expect(try await send(open).text == "to the end")
        let interim = Answer(
            body: Array("HTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok".utf8),
            .verbatim)
        let response = try await send(interim)
        #expect(response.text == "ok" && response.headers["A"] == nil)
    }
}

import NetworkInterface
import NetworkTesting
import PlatformInterface
import Testing

@testable import Network

@Suite("libcurl", .timeLimit(.minutes(20)))
struct CurlWireTests {
    private let server: StandInServer
    private let transport = LoopbackTransport()

    init() throws { server = try StandInServer() }

    private func request(_ path: String, _ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
        var request = HTTPRequest(server.url(path))
        request.retry = .never
        request.deadlines = HTTPDeadlines(connect: .seconds(600), firstByte: .seconds(600), whole: .seconds(600))
        change(&request)
        return request
    }

    @Test("requests one after the other share a connection, after errors of the server too")
    func keepAlive() async throws {
        server.answer("/", .text("a"), .text("no", 404), .text("", 500), .redirect(to: "/x"), .text("b"))
        server.answer("/x", .text("x"))
        for _ in 0..<30 { _ = try await transport.send(request("/")) }
        #expect(server.requests.count == 31)
        #expect(server.connections == 1)
    }

    @Test("a request that changes something goes out once, also when its kept connection was dead")
    func once() async throws {
        server.answer("/", .text("a"))
        server.answer("/post", Answer(200, .closed))
        _ = try await transport.send(request("/"))
        await #expect(throws: HTTPError.interrupted(received: 0)) {
            try await transport.send(request("/post") { $0.method = .post })
        }
        #expect(server.requests.count { $0.path == "/post" } == 1)
        #expect(server.requests.last?.connection == 1)
    }

    @Test("a connection that the server has closed in the meantime costs no request")
    func idleClose() async throws {
        server.answer("/", .text("a", headers: ["Connection": "close"]))
        for method in [HTTPMethod.get, .post, .post] {
            #expect(try await transport.send(request("/") { $0.method = method }).text == "a")
        }
        #expect(server.connections == 3)
    }

    @Test("a hundred requests at once are answered, over no more connections than one server gets")
    func parallel() async throws {
        for number in 0..<100 { server.answer("/\(number)", .text("\(number)")) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<100 {
                group.addTask { try await transport.send(request("/\(number)")).text == "\(number)" }
            }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(server.connections <= 16)
    }

    @Test("cancelling some of many requests ends just those")
    func cancelling() async throws {
        server.answer("/fast", .text("a"))
        server.answer("/silent", Answer(200, .silent))
        for round in 0..<20 {
            let before = server.requests.count
            let slow = (0..<4).map { _ in Task { try await transport.send(request("/silent")) } }
            let fast = (0..<4).map { _ in Task { try await transport.send(request("/fast")).text } }
            if round % 2 == 0 { await server.waitForRequests(before + 4) }
            for task in slow { task.cancel() }
            for task in slow { await #expect(throws: CancellationError.self) { try await task.value } }
            for task in fast { #expect(try await task.value == "a") }
        }
    }

    @Test("nobody listens")
    func refused() async throws {
        let port = try StandInServer().base.port
        var request = HTTPRequest(try HTTPURL("http://127.0.0.1:\(port)"))
        request.retry = .never
        let sent = request
        await #expect(throws: HTTPError.refused(host: "127.0.0.1", port: port)) { try await transport.send(sent) }
    }

    @Test("a server that never agrees on TLS takes too long to connect")
    func connectDeadline() async throws {
        let url = try HTTPURL("https://127.0.0.1:\(server.base.port)")
        for phase in [HTTPDeadlines.Phase.connect, .firstByte] {
            var request = HTTPRequest(url)
            request.retry = .never
            let short = Duration.milliseconds(60)
            request.deadlines = HTTPDeadlines(
                connect: phase == .connect ? short : .seconds(600),
                firstByte: phase == .connect ? .seconds(600) : short, whole: .seconds(600))
            await #expect(throws: HTTPError.timeout(phase, after: short)) { try await transport.send(request) }
        }
    }

    @Test("fields that libcurl adds by itself stay away, and a large body goes out without asking first")
    func ownFields() async throws {
        server.answer("/", .text("a"))
        let body = [UInt8](repeating: 1, count: 3 << 20)
        for method in [HTTPMethod.post, .put, .patch, .delete] {
            _ = try await transport.send(
                request("/") {
                    $0.method = method
                    $0.body = body
                })
            let seen = try #require(server.requests.last)
            #expect(seen.method == method.rawValue && seen.body == body)
            #expect(seen.headers["Expect"] == nil && seen.headers["Content-Type"] == nil, "\(method)")
            #expect(seen.headers["User-Agent"] == nil && seen.headers["Accept-Encoding"] == "gzip, br")
        }
        for method in [HTTPMethod.post, .put, .patch] {
            _ = try await transport.send(request("/") { $0.method = method })
            #expect(server.requests.last?.headers["Content-Length"] == "0", "\(method)")
        }
    }

    @Test("a server is held back while nobody reads")
    func backPressure() async throws {
        let body = [UInt8](repeating: 5, count: 64 << 20)
        server.answer("/large", Answer(body: body))
        server.answer("/small", .text("a"))
        let stream = try await transport.stream(request("/large") { $0.limit = body.count })
        var received = 0
        for try await piece in stream.body {
            if received < 4 << 20 {
                // Many rounds of the thread, in each of which it could read on.
                for _ in 0..<20 { _ = try await transport.send(request("/small")) }
                // The system itself may hold some 10 MiB between two sockets.
                #expect(server.bytesSent - received < 24 << 20)
            }
            received += piece.count
        }
        #expect(received == body.count)
    }

    @Test("a transport that is let go of while a body comes still brings it")
    func lifetime() async throws {
        server.answer("/", Answer(body: [UInt8](repeating: 5, count: 4 << 20)))
        var transport: LoopbackTransport? = LoopbackTransport()
        let stream = try #require(try await transport?.stream(request("/")))
        transport = nil
        #expect(try await stream.body.collected().count == 4 << 20)
    }
}

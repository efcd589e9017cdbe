import NetworkInterface
import NetworkTesting
import PlatformInterface
import Testing

@testable import Network

@Suite("TLS", .timeLimit(.minutes(20)))
struct TLSTests {
    private let server: StandInServer

    init() throws {
        server = try StandInServer()
        server.answer("/", .text("secret"))
    }

    @Test("an unknown authority is not trusted, and nothing is sent to it")
    func unknownAuthority() async throws {
        let front = try TLSFront.plain(before: server.base)
        let error = await #expect(throws: HTTPError.self) {
            try await LoopbackTransport().send(HTTPRequest(front.base))
        }
        guard case .tls(host: "127.0.0.1", let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect("\(reason)".contains("self-signed certificate"))
        #expect(server.requests.isEmpty)
    }

    @Test("an authority of the environment is trusted, for the names in its certificate alone")
    func ownAuthority() async throws {
        let front = try TLSFront.plain(before: server.base)
        let transport = LoopbackTransport(["SSL_CERT_FILE": front.authority])
        #expect(try await transport.send(HTTPRequest(front.base)).text == "secret")
        let other = try HTTPURL("https://localhost:\(front.base.port)")
        let error = await #expect(throws: HTTPError.self) { try await transport.send(HTTPRequest(other)) }
        guard case .tls(host: "localhost", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("an authority that cannot be read is a matter of trust")
    func missingAuthority() async throws {
        let front = try TLSFront.plain(before: server.base)
        let error = await #expect(throws: HTTPError.self) {
            try await LoopbackTransport(["SSL_CERT_FILE": "/no/such"]).send(HTTPRequest(front.base))
        }
        guard case .tls = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("a redirect out of TLS is refused on the real wire too")
    func downgrade() async throws {
        let front = try TLSFront.plain(before: server.base)
        server.answer("/", .redirect(to: "http://127.0.0.1:\(server.base.port)/x"))
        await #expect(throws: HTTPError.redirect(.insecure(host: "127.0.0.1"))) {
            try await LoopbackTransport(["SSL_CERT_FILE": front.authority]).send(HTTPRequest(front.base))
        }
        #expect(server.requests.count == 1)
    }

    @Test("HTTP/2 is spoken where the server can, and its fields are in the same form")
    func http2() async throws {
        let front = try TLSFront.http2(before: server.base)
        server.answer("/", Answer(headers: ["X-Two": "a"], body: Array("b".utf8)))
        let (transport, url) = (LoopbackTransport(["SSL_CERT_FILE": front.authority]), front.base)
        try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
            for _ in 0..<20 { group.addTask { try await transport.send(HTTPRequest(url)) } }
            for try await response in group {
                #expect(response.head.version == "2" && response.status == 200)
                #expect(response.text == "b" && response.headers["X-TWO"] == "a")
            }
        }
        withExtendedLifetime(front) {}
    }
}

import HTTPServerInterface
import JSONKit
import NetworkInterface
import PlatformInterface
import PlatformTesting
import Testing

@testable import AuthServer

@Suite("what the server lets others do, and what it tells")
struct WatchingTests {
    private static let body = #"{"phone":"15551234567"}"#

    @Test("an address has its own number of codes in five minutes, and gets them back bit by bit")
    func limits() async {
        let world = RouterWorld(rate: 3)
        func told(_ path: String, from peer: String = "192.0.2.1") async -> String {
            await world.told(path, Self.body, from: peer)
        }
        for _ in 0..<3 { #expect(await told("POST /otp") == "200 -") }
        #expect(await told("POST /otp") == "429 over_request_rate_limit")
        #expect(await told("POST /resend") == "429 over_request_rate_limit")
        #expect(await told("POST /otp", from: "192.0.2.2") == "200 -")
        #expect(await told("POST /verify") == "400 validation_failed")
        world.time.advance(by: .seconds(99))
        #expect(await told("POST /otp") == "429 over_request_rate_limit")
        world.time.advance(by: .seconds(1))
        #expect(await told("POST /otp") == "200 -")
        #expect(await told("POST /otp") == "429 over_request_rate_limit")
    }

    @Test("an IPv6 host is its network, however it writes its address")
    func networks() {
        let rows = [
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::6", "2001:db8:1:2::/64"),
            ("2001:db8::6", "2001:db8:0:0::/64"), ("::1", "0:0:0:0::/64"), ("192.0.2.1", "192.0.2.1"),
        ]
        for (address, network) in rows { #expect(ClientAddress.network(of: address) == network) }
    }

    @Test("what a proxy says counts when the proxy is trusted, and its last entry that is none is the client")
    func proxies() {
        let clients = ClientAddress(proxies: ["10.0.0.1", "10.0.0.2"])
        let rows = [
            ("10.0.0.1", "192.0.2.1", "192.0.2.1"), ("10.0.0.1", "192.0.2.9, 192.0.2.1, 10.0.0.2", "192.0.2.1"),
            ("10.0.0.1", "", "10.0.0.1"), ("10.0.0.1", "unknown", "10.0.0.1"), ("192.0.2.7", "192.0.2.1", "192.0.2.7"),
            ("10.0.0.1", "10.0.0.2", "10.0.0.1"), ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ]
        for (peer, forwarded, client) in rows {
            let call = HTTPCall(
                "GET", "/", headers: forwarded.isEmpty ? [:] : ["X-Forwarded-For": forwarded], peer: peer)
            #expect(clients.address(of: call) == client, "\(peer) \(forwarded)")
        }
    }

    @Test("the log has no code, no token and no whole number")
    func log() async throws {
        let world = RouterWorld()
        let verify = #"{"type":"sms","phone":"15551234567","token":"123456"}"#
        _ = await world.ask("POST /verify", verify)
        _ = await world.ask("POST /verify", verify.replacing("123456\"", with: "987654\""))
        _ = await world.ask("GET /user?token=abc", "", RouterWorld.bearer)
        _ = await world.ask("GET /15551234567")
        let lines = world.logger.entries.map(\.message.text)
        #expect(
            lines == [
                "route=POST:/verify status=200 code=- client=127.0.0.1 phone=+1•••67 ms=0",
                "route=POST:/verify status=403 code=otp_expired client=127.0.0.1 phone=+1•••67 ms=0",
                "route=GET:/user status=200 code=- client=127.0.0.1 phone=- ms=0",
                "route=GET:other status=404 code=not_found client=127.0.0.1 phone=- ms=0",
            ])
    }

    @Test("figures are there for this machine alone, in the text of Prometheus")
    func metrics() async {
        let world = RouterWorld()
        _ = await world.ask("POST /otp", Self.body)
        _ = await world.ask("POST /otp", "{")
        _ = await world.ask("GET /health")
        let text = await world.ask("GET /metrics").text
        for line in [
            "# TYPE tessera_authd_requests_total counter",
            #"tessera_authd_requests_total{route="/otp",status="200"} 1"#,
            #"tessera_authd_requests_total{route="/otp",status="400"} 1"#,
            #"tessera_authd_requests_total{route="/health",status="200"} 1"#,
            #"tessera_authd_errors_total{code="bad_json"} 1"#,
            #"tessera_authd_messages_total{outcome="sent"} 4"#,
            #"tessera_authd_messages_total{outcome="undelivered"} 3"#,
            #"tessera_authd_messages_total{outcome="over_budget"} 2"#,
            #"tessera_authd_messages_total{outcome="over_country_budget"} 1"#,
            #"tessera_authd_request_seconds_count{route="/otp"} 2"#, "tessera_authd_connections_open 0",
        ] { #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)") }
        #expect(await world.told("GET /metrics", from: "192.0.2.1") == "404 not_found")
        #expect(await world.told("GET /metrics", "", ["X-Forwarded-For": "192.0.2.1"]) == "404 not_found")
    }

    @Test("the description names every endpoint, and every status that its errors have")
    func described() async {
        let described = Set(OpenAPI.paths.flatMap { path in path.operations.map { "\($0.method) \(path.path)" } })
        let served = RouterWorld().endpointNames.union(["get /health"]).subtracting(["get /openapi.json"])
        #expect(described == served)
        #expect(OpenAPI.document.compact.contains(#""openapi":"3.0.3""#))
    }
}

extension RouterWorld {
    var endpointNames: Set<String> {
        Set(Endpoints(identities: identities).all.map { "\($0.method.lowercased()) \($0.path)" })
    }
}

import NetworkInterface
import NetworkTesting
import PlatformTesting
import Testing

@testable import Network

@Suite("proxies")
struct ProxyTests {
    @Test("a proxy of the environment is asked for other hosts, with its password and without ours")
    func proxy() async throws {
        let server = try StandInServer()
        server.answer("http://far.test/x", .text("by proxy"))
        let transport = LoopbackTransport(["http_proxy": "http://me:word@127.0.0.1:\(server.base.port)"])
        let response = try await transport.send(HTTPRequest(try HTTPURL("http://far.test/x")))
        #expect(response.text == "by proxy")
        // "me:word" in Base64.
        #expect(server.requests.first?.headers["Proxy-Authorization"] == "Basic bWU6d29yZA==")
    }

    @Test("hosts of no_proxy are reached without one")
    func direct() async throws {
        let (proxy, server) = try (StandInServer(), StandInServer())
        server.answer("/x", .text("direct"))
        let transport = LoopbackTransport(["all_proxy": "\(proxy.base)", "NO_PROXY": "example.org,127.0.0.1"])
        #expect(try await transport.send(HTTPRequest(server.url("/x"))).text == "direct")
        #expect(proxy.connections == 0)
    }

    @Test("a proxy that is not there is told")
    func absent() async throws {
        let port = try StandInServer().base.port
        let transport = LoopbackTransport(["http_proxy": "127.0.0.1:\(port)"])
        var request = HTTPRequest(try HTTPURL("http://far.test/x"))
        request.retry = .never
        let sent = request
        let error = await #expect(throws: HTTPError.self) { try await transport.send(sent) }
        guard case .offline(host: "far.test", let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect("\(reason)".contains("127.0.0.1 port \(port)"))
    }

    @Test("the variables are those that curl knows, and HTTP_PROXY is not among them")
    func variables() {
        let rows: [([String: String], String?, String?)] = [
            ([:], nil, nil), (["http_proxy": "a", "https_proxy": "b"], "a", "b"), (["HTTP_PROXY": "a"], nil, nil),
            (["HTTPS_PROXY": "b"], nil, "b"), (["https_proxy": "a", "HTTPS_PROXY": "b"], nil, "a"),
            (["all_proxy": "c"], "c", "c"), (["ALL_PROXY": "c", "http_proxy": "a"], "a", "c"),
            (["http_proxy": "", "all_proxy": "c"], "c", "c"),
        ]
        for (variables, http, https) in rows {
            let settings = NetworkSettings(FixedEnvironment(variables))
            #expect((settings.proxies[.http], settings.proxies[.https]) == (http, https), "\(variables)")
        }
        let trust = NetworkSettings(
            FixedEnvironment(["SSL_CERT_FILE": "/f", "CURL_CA_BUNDLE": "/c", "SSL_CERT_DIR": "/d"]))
        #expect((trust.authorities, trust.authorityFolder) == ("/c", "/d"))
        #expect(NetworkSettings(FixedEnvironment(["SSL_CERT_FILE": "/f"])).authorities == "/f")
    }

    @Test("a proxy is shown without its password")
    func shown() {
        let rows = [
            ("http://proxy:3128", "http://proxy:3128"), ("http://me:word@proxy:3128", "http://proxy:3128"),
            ("me:w@rd@proxy", "proxy"), ("socks5h://u@[::1]:1", "socks5h://[::1]:1"), ("proxy", "proxy"),
        ]
        for (proxy, expected) in rows { #expect(NetworkSettings.shown(proxy) == expected) }
    }
}

import NetworkInterface
import NetworkTesting
import PlatformInterface
import Testing

@Suite("redirects")
struct RedirectTests {
    @Test("secrets stay with their origin, and do not come back")
    func secrets() async throws {
        let rows = [
            ("http://server.test/x", true), ("//server.test/x", true), ("http://SERVER.test:80/x", true),
            ("http://other.test/x", false), ("http://sub.server.test/x", false), ("http://server.test:8080/x", false),
        ]
        for (location, isKept) in rows {
            let network = try ScriptedNetwork()
            network.answer("/", .redirect(to: location))
            network.answer("/x", .redirect(to: "http://server.test/back"))
            network.answer("/back", .text("end"))
            var request = HTTPRequest(network.base, headers: ["Cookie": "a=b", "authorization": "x", "Accept": "y"])
            request.credentials = [HTTPCredential(header: "X-Emby-Token", value: Secret("t"))]
            #expect(try await network.send(request).text == "end")
            for seen in network.requests.dropFirst() {
                for name in ["Cookie", "Authorization", "X-Emby-Token"] {
                    #expect((seen.headers[name] != nil) == isKept, "\(location) \(name)")
                }
                #expect(seen.headers["Accept"] == "y")
            }
        }
    }

    @Test("nothing goes from https to http, and the way to https is open")
    func schemes() async throws {
        let network = try ScriptedNetwork(at: "https://server.test")
        network.answer("/", .redirect(to: "http://server.test/x"))
        network.answer("/x", .text("end"))
        await #expect(throws: HTTPError.redirect(.insecure(host: "server.test"))) {
            try await network.send(HTTPRequest(network.base))
        }
        #expect(network.requests.count == 1)
        let open = try ScriptedNetwork()
        open.answer("/", .redirect(to: "https://server.test/x"))
        open.answer("/x", .text("end"))
        var request = HTTPRequest(open.base)
        request.credentials = [.bearer(Secret("t"))]
        let response = try await open.send(request)
        #expect(response.head.url.scheme == .https)
        #expect(open.requests[1].headers["Authorization"] == nil)
    }

    @Test("each status that redirects does, and no other")
    func statuses() async throws {
        for status in [300, 301, 302, 303, 304, 305, 307, 308] {
            let network = try ScriptedNetwork()
            network.answer("/", .redirect(to: "/x", status))
            network.answer("/x", .text("end"))
            let response = try await network.send(HTTPRequest(network.base))
            #expect(response.status == ([301, 302, 303, 307, 308].contains(status) ? 200 : status), "\(status)")
        }
        let network = try ScriptedNetwork()
        network.answer("/", Answer(302))
        #expect(try await network.send(HTTPRequest(network.base)).status == 302)
    }
}

import NetworkInterface
import NetworkTesting
import Testing

@testable import Network

@Suite("kept responses")
struct KeepingTests {
    private func response(_ count: Int) throws -> KeptResponse {
        KeptResponse(
            head: HTTPHead(status: 200, url: try HTTPURL("http://a")), body: [UInt8](repeating: 7, count: count))
    }

    private func key(_ name: String) -> ResponseKey { ResponseKey(name, profile: "local") }

    @Test("the store stays within its limit, and what was not used for longest goes first")
    func limit() async throws {
        // Each costs 24 KiB with what belongs to it: four fit.
        let store = MemoryResponseStore(limit: 96 << 10)
        for key in ["a", "b", "c", "d"] { await store.keep(try response(23 << 10), self.key(key)) }
        _ = await store.response(key("a"))
        await store.keep(try response(23 << 10), key("e"))
        for (key, isKept) in [("a", true), ("b", false), ("c", true), ("d", true), ("e", true)] {
            let found = await store.response(self.key(key))
            #expect((found != nil) == isKept, "\(key)")
        }
        await store.keep(try response(25 << 10), key("a"))
        let large = await store.response(key("a"))
        #expect(large == nil, "one must not take the room of all")
        await store.keep(nil, key("c"))
        let removed = await store.response(key("c"))
        #expect(removed == nil)
    }

    @Test("an error of the server leaves the copy, and another answer replaces or removes it")
    func lifetime() async throws {
        let tagged: HTTPHeaders = ["ETag": "\"1\""]
        let rows: [(Answer, isStillAsked: Bool)] = [
            (.text("", 500), true), (.text("", 429), true), (.text("", 404), false), (.text("", 410), false),
            (.text("plain"), false), (.text("any", headers: ["ETag": "\"2\"", "Vary": "*"]), false),
            (Answer(304, headers: ["ETag": "\"1\""]), true), (.text("tagged", headers: tagged), true),
        ]
        for (answer, isStillAsked) in rows {
            let network = try ScriptedNetwork()
            network.answer("/", .text("first", headers: tagged), answer)
            var request = HTTPRequest(network.base)
            request.keptFor = "local"
            request.retry = .never
            for _ in 0..<3 { _ = try await network.send(request) }
            #expect((network.requests[2].headers["If-None-Match"] != nil) == isStillAsked, "\(answer.status)")
        }
    }

    @Test("copies are apart for each language and kind")
    func variants() async throws {
        let network = try ScriptedNetwork()
        network.answer("/", .text("x", headers: ["ETag": "\"1\""]))
        for headers in [[:], ["Accept-Language": "ru"], ["Accept": "text/html"]] as [HTTPHeaders] {
            var request = HTTPRequest(network.base, headers: headers)
            request.keptFor = "local"
            _ = try await network.send(request)
            #expect(network.requests.last?.headers["If-None-Match"] == nil)
            _ = try await network.send(request)
            #expect(network.requests.last?.headers["If-None-Match"] == "\"1\"")
        }
    }
}

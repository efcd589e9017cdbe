import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Network

@Suite("responses kept in the cache", .timeLimit(.minutes(20)))
struct CachedResponseStoreTests {
    private let cache = MemoryCache()
    private let time = VirtualTime()
    private let key = ResponseKey("http://a/\n\n", profile: "ann")
    private let cached = CacheKey("http://a/\n\n", from: "http", profile: "ann")
    private var store: CachedResponseStore { CachedResponseStore(cache, clock: time.wallClock) }

    private func response(_ headers: HTTPHeaders = ["ETag": "\"1\""], body: [UInt8] = [1, 2]) throws -> KeptResponse {
        KeptResponse(
            head: HTTPHead(status: 200, headers: headers, url: try HTTPURL("https://b.test/x?y=1"), version: "2"),
            body: body)
    }

    private func request(_ url: HTTPURL, for profile: String = "ann") -> HTTPRequest {
        var request = HTTPRequest(url)
        request.keptFor = profile
        request.retry = .never
        return request
    }

    @Test("a response comes back as it was, also with what fields may hold")
    func roundTrip() async throws {
        let rows: [HTTPHeaders] = [
            [:], ["ETag": "\"a: b\"", "Link": "<x>; rel=\"y\""], ["Empty": ""], ["A": "1", "a": "2"],
            ["Odd": "carriage\rreturn"], ["Title": "книга \u{1F4D6}"],
        ]
        for headers in rows {
            let kept = try response(headers, body: Array(0...255))
            await store.keep(kept, key)
            let found = await store.response(key)
            #expect(found == kept, "\(headers)")
        }
    }

    @Test("cookies are not written down, because they are secrets")
    func cookies() async throws {
        await store.keep(try response(["Set-Cookie": "id=secret", "ETag": "\"1\"", "set-cookie2": "secret"]), key)
        #expect(try cache.entry(for: cached)?.note == "HTTP/2 200 https://b.test/x?y=1\nETag: \"1\"")
    }

    @Test("a note that another program wrote is no response")
    func strangers() async throws {
        let notes = [
            "", "\n", "\"1\"", "HTTP/2", "HTTP/2 200", "HTTP/2 x http://a", "HTTP/2 200 ftp://a",
            "SIP/2.0 200 http://a", "HTTP/2 200 http://a\nno colon",
        ]
        for note in notes {
            try await cache.set(CacheEntry([1], loadedAt: time.wallClock.now, note: note), for: cached)
            let found = await store.response(key)
            #expect(found == nil, "\(note)")
        }
    }

    @Test("what cannot be kept leaves nothing old behind, and a cache that fails only keeps nothing")
    func failures() async throws {
        let small = CachedResponseStore(MemoryCache(limit: 10), clock: time.wallClock)
        await small.keep(try response(), key)
        await small.keep(try response(body: [UInt8](repeating: 0, count: 11)), key)
        let old = await small.response(key)
        #expect(old == nil)

        let network = try ScriptedNetwork(cache: cache)
        network.answer("/", .text("x", headers: ["ETag": "\"1\""]))
        cache.fail(with: .full(path: "/cache.db"))
        for _ in 0..<2 { #expect(try await network.send(request(network.base)).text == "x") }
        #expect(network.requests.allSatisfy { $0.headers["If-None-Match"] == nil })
    }

    @Test("a 304 that says nothing new confirms the entry without writing it, and a new field replaces it")
    func confirmation() async throws {
        let network = try ScriptedNetwork(time: time, cache: cache)
        let key = CacheKey("http://server.test/\n\n", from: "http", profile: "ann")
        network.answer(
            "/", .text("x", headers: ["ETag": "\"1\"", "Date": "Mon, 30 Nov 2026 10:00:00 GMT"]),
            Answer(304, headers: ["Date": "Mon, 30 Nov 2026 10:00:09 GMT", "ETag": "\"1\""]),
            Answer(304, headers: ["ETag": "W/\"2\""]))
        _ = try await network.send(request(network.base))
        let first = try #require(try cache.entry(for: key))
        time.advance(by: .seconds(9))
        let unchanged = try await network.send(request(network.base))
        #expect(unchanged.isUnchanged && unchanged.head.headers["Date"] == "Mon, 30 Nov 2026 10:00:09 GMT")
        let confirmed = try #require(try cache.entry(for: key))
        #expect(confirmed.note == first.note && confirmed.age(at: first.loadedAt) == .seconds(-9))
        _ = try await network.send(request(network.base))
        #expect(try cache.entry(for: key)?.note.contains("ETag: W/\"2\"") == true)
    }

    @Test("two transports one after the other share the copy, and a 304 confirms it")
    func shared() async throws {
        let server = try StandInServer()
        server.answer("/", .text("whole", headers: ["ETag": "\"1\""]), Answer(304, headers: ["ETag": "\"1\""]))
        let url = server.url("/")
        let first = try await LoopbackTransport(cache: cache).send(request(url))
        let second = try await LoopbackTransport(cache: cache).send(request(url))
        #expect((first.text, first.isUnchanged) == ("whole", false))
        #expect((second.text, second.isUnchanged) == ("whole", true))
        #expect(server.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
        #expect(try cache.usage() == CacheUsage(entries: 1, bytes: 5))
    }

    @Test("nobody gets the copy of another profile")
    func profiles() async throws {
        let network = try ScriptedNetwork(cache: cache)
        network.answer("/", .text("x", headers: ["ETag": "\"1\""]))
        for profile in ["ann", "bob"] { _ = try await network.send(request(network.base, for: profile)) }
        #expect(network.requests.allSatisfy { $0.headers["If-None-Match"] == nil })
        #expect(try cache.usage().entries == 2)
    }
}

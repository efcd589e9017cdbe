import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing

@testable import Network

@Suite("pauses")
struct PausesTests {
    private func pauses(
        of change: (inout HTTPRequest) -> Void = { _ in }, seed: UInt64 = 1, within whole: Duration = .seconds(3600)
    ) throws -> Pauses {
        let time = VirtualTime(wall: WallTime(seconds: 0))
        var request = HTTPRequest(try HTTPURL("http://a"))
        request.retry = HTTPRetry(attempts: 100, firstPause: .milliseconds(250), longestPause: .seconds(4))
        change(&request)
        let parts = ClientParts(
            wire: CurlWire(NetworkSettings(FixedEnvironment()), time: time), time: time, clock: time.wallClock,
            random: SeededBytes(seed: seed))
        return Pauses(request, until: time.now.advanced(by: whole), parts)
    }

    private func head(_ status: Int, _ headers: HTTPHeaders = [:]) throws -> HTTPHead {
        HTTPHead(status: status, headers: headers, url: try HTTPURL("http://a"))
    }

    @Test("pauses are anything up to a bound that doubles, and stays at the longest")
    func jitter() throws {
        let bounds = [250, 500, 1000, 2000, 4000, 4000, 4000].map { Duration.milliseconds($0) }
        var longest = bounds.map { _ in Duration.zero }
        for seed in 1...200 as ClosedRange<UInt64> {
            var pauses = try pauses(seed: seed)
            for (index, bound) in bounds.enumerated() {
                let drawn = pauses.pause(after: .interrupted(received: 0))
                let pause = try #require(drawn)
                #expect((.zero...bound).contains(pause), "seed \(seed)")
                longest[index] = max(longest[index], pause)
            }
        }
        // Of 200 even draws not one is in the upper tenth with a chance of 0.9^200, less than one in a thousand million.
        for (longest, bound) in zip(longest, bounds) { #expect(longest > bound * 9 / 10) }
    }

    @Test("a server's pause is kept, and a little more, up to a limit")
    func retryAfter() throws {
        let rows: [(String, ClosedRange<Duration>?)] = [
            ("5", .seconds(5)...(.milliseconds(5250))),
            ("Thu, 01 Jan 1970 00:00:07 GMT", .seconds(7)...(.milliseconds(7250))),
            ("30", .seconds(30)...(.milliseconds(30_250))), ("31", nil), ("nonsense", .zero...(.milliseconds(250))),
        ]
        for (text, expected) in rows {
            for status in [408, 429, 502, 503, 504] {
                var pauses = try pauses()
                let pause = pauses.pause(after: try head(status, ["Retry-After": text]))
                let isRight =
                    if let expected, let pause { expected.contains(pause) } else { pause == nil && expected == nil }
                #expect(isRight, "\(text)")
            }
        }
    }

    @Test("only what may be repeated is, as often as it may, and not over the deadline")
    func limits() throws {
        for status in [200, 304, 400, 401, 404, 500, 501] {
            var pauses = try pauses()
            #expect(pauses.pause(after: try head(status)) == nil, "\(status)")
        }
        var post = try pauses(of: { $0.method = .post })
        #expect(post.pause(after: try head(503)) == nil)
        var thrice = try pauses(of: { $0.retry.attempts = 3 })
        #expect(
            (0..<4).map { _ in thrice.pause(after: .refused(host: "a", port: 1)) != nil } == [true, true, false, false])
        var hurried = try pauses(within: .seconds(5))
        #expect(hurried.pause(after: try head(503, ["Retry-After": "5"])) == nil)
        let final: [HTTPError] = [
            .tls(host: "a", reason: ""), .tooLarge(limit: 1), .malformed(reason: ""), .timeout(.whole, after: .zero),
            .redirect(.tooMany(limit: 1)), .unavailable(reason: ""), .invalidRequest(reason: ""),
        ]
        for error in final {
            var pauses = try pauses()
            #expect(pauses.pause(after: error) == nil, "\(error)")
        }
        for phase in [HTTPDeadlines.Phase.connect, .firstByte] {
            var pauses = try pauses()
            #expect(pauses.pause(after: .timeout(phase, after: .zero)) != nil)
        }
    }

    @Test("a request waits out its pauses in virtual time")
    func waiting() async throws {
        let network = try ScriptedNetwork()
        network.answer("/", Answer(429, headers: ["Retry-After": "20"]), .text("now"))
        var request = HTTPRequest(network.base)
        request.retry.firstPause = .zero
        let sending = Task { [request] in try await network.send(request).text }
        await network.time.waitForSleepers(1)
        network.time.advance(by: .milliseconds(19_999))
        #expect(network.requests.count == 1)
        network.time.advance(by: .milliseconds(1))
        #expect(try await sending.value == "now")
        #expect(network.requests.count == 2)
    }
}

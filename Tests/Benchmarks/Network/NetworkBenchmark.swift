import CDirectCurl
import NetworkInterface
import NetworkTesting

/// Five hundred small requests on loopback, one after the other: by our transport, and by libcurl from C.
///
/// Prints the best of sixty runs of each, in turns, as a table or with `--json` as a document.
@main
@MainActor
enum NetworkBenchmark {
    private static let requests = 500
    private static let runs = 60

    static func main() async throws {
        let server = try StandInServer()
        server.answer("/", Answer(body: [UInt8](repeating: 46, count: 100)))
        let (transport, request) = (LoopbackTransport(), HTTPRequest(server.base))
        var received = 0
        let easy = direct_open("\(server.base)", &received)
        var (ours, direct) = (Double.infinity, Double.infinity)
        for _ in 0..<runs {
            ours = min(ours, try await time { try await send(request, by: transport) })
            direct = min(direct, await time { precondition(direct_send(easy, Int32(requests)) == requests) })
        }
        precondition(server.connections == 2, "connections were not kept")
        report(ours, direct)
    }

    private static func send(_ request: HTTPRequest, by transport: LoopbackTransport) async throws {
        for _ in 0..<requests {
            let response = try await transport.send(request)
            precondition(response.status == 200 && response.body.count == 100)
        }
    }

    /// Microseconds for each request.
    private static func time(_ body: () async throws -> Void) async rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try await body()
        let duration = (clock.now - start).components
        return (Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12) / Double(requests)
    }

    private static func report(_ ours: Double, _ direct: Double) {
        let ratio = ours / direct
        if CommandLine.arguments.contains("--json") {
            print(
                """
                {"schema":1,"benchmark":"network","rows":[{"name":"500 small requests","unit":"us","ours":\(ours),\
                "direct":\(direct),"ratio":\(ratio),"goal":2}]}
                """)
        } else {
            print(
                "500 small requests on loopback, each   ours \(rounded(ours)) us   libcurl from C \(rounded(direct)) us"
                    + "   ratio \(rounded(ratio))  goal 2")
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

import AuthBackendInterface
import HTTPServerInterface
import PlatformInterface

/// A server that listens, with the router in front of the backend.
struct AuthServer: Sendable {
    /// The protocol gives a request ten seconds.
    private static let handling = Duration.seconds(10)
    private static let stopping = Duration.seconds(10)
    private static let purging = Duration.seconds(3600)

    let running: any RunningHTTPServer
    private let parts: ServerParts

    init(_ parts: ServerParts, _ options: HTTPServerOptions, rate: Int) throws(HTTPServerError) {
        self.parts = parts
        let router = Router(
            Endpoints(identities: parts.identities).all, version: parts.version,
            limiter: AddressLimiter(rate: rate, time: parts.time), clients: ClientAddress(proxies: options.proxies),
            metrics: Metrics(), log: RequestLog(logger: parts.logger), time: parts.time,
            messages: { parts.identities.messageCounts })
        var options = options
        options.limits.handling = Self.handling
        let counts = Counts()
        running = try parts.serving.serve(options, refusing: router.answer) { call in
            router.reply(to: call, counts: counts.read)
        }
        counts.follow(running)
    }

    /// Goes on until the task is cancelled, and forgets every hour what counts no more.
    func run() async {
        let parts = parts
        let purging = Task {
            while !Task.isCancelled {
                _ = try? await parts.identities.purge()
                try? await parts.time.sleep(for: Self.purging)
            }
        }
        for await _ in AsyncStream<Never>.makeStream().stream {}
        purging.cancel()
        await running.stop(within: Self.stopping)
    }
}

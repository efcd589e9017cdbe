import LocalizationKit
import NetworkInterface
import PlatformInterface

/// One request until its response, with its redirects and repetitions.
struct Exchange {
    private let request: HTTPRequest
    private let parts: ClientParts
    private let end: ContinuousInstant

    /// Begins now, as far as the deadlines are concerned.
    init(_ request: HTTPRequest, _ parts: ClientParts) {
        self.request = request
        self.parts = parts
        end = parts.time.now.advanced(by: request.deadlines.whole)
    }

    /// Sends the request, again when that is of use, and makes something of the response.
    func run<Value>(_ finish: (HTTPStream) async throws -> Value) async throws -> Value {
        var pauses = Pauses(request, until: end, parts)
        while true {
            let pause: Duration
            do {
                let stream = try await open()
                guard let next = pauses.pause(after: stream.head) else { return try await finish(stream) }
                pause = next
            } catch let error as HTTPError {
                guard let next = pauses.pause(after: error) else { throw error }
                pause = next
            }
            try await parts.time.sleep(for: pause)
        }
    }

    private func open() async throws -> HTTPStream {
        var hop = WireRequest(request, whole: end)
        for _ in 0...max(request.redirects, 0) {
            hop.firstByte = parts.time.now.advanced(by: request.deadlines.firstByte)
            let stream = try await parts.wire.open(hop)
            guard let location = target(of: stream.head) else { return stream }
            hop.redirect(to: try address(location, from: hop.url), secrets: request.credentials)
        }
        throw HTTPError.redirect(.tooMany(limit: request.redirects))
    }

    private func target(of head: HTTPHead) -> String? {
        guard request.redirects > 0, [.get, .head].contains(request.method),
            [301, 302, 303, 307, 308].contains(head.status)
        else { return nil }
        return head.headers["Location"]
    }

    private func address(_ location: String, from url: HTTPURL) throws -> HTTPURL {
        do {
            let next = try url.resolving(location)
            if url.scheme == .https, next.scheme == .http { throw HTTPError.redirect(.insecure(host: url.host)) }
            return next
        } catch let error as HTTPURLError {
            throw HTTPError.redirect(.location(reason: error.explanation))
        }
    }
}

import AuthBackendInterface
import HTTPServerInterface
import JSONKit
import NetworkInterface
import PlatformInterface

/// Finds the endpoint of a request, limits, counts and tells what happened.
struct Router: Sendable {
    /// The path below which gateways have the protocol.
    private static let prefix = "/auth/v1/"
    /// The field by which a client chooses the shape of errors.
    private static let versionField = "X-Supabase-Api-Version"

    let limiter: AddressLimiter
    let clients: ClientAddress
    let metrics: Metrics
    let log: RequestLog
    let time: any ContinuousTime
    private let endpoints: [String: [String: Endpoint]]
    private let health: HTTPAnswer
    private let messages: @Sendable () -> IdentityMessageCounts

    init(
        _ endpoints: [Endpoint], version: String, limiter: AddressLimiter, clients: ClientAddress, metrics: Metrics,
        log: RequestLog, time: any ContinuousTime, messages: @escaping @Sendable () -> IdentityMessageCounts
    ) {
        self.messages = messages
        (self.limiter, self.clients, self.metrics, self.log, self.time) = (limiter, clients, metrics, log, time)
        self.endpoints = Dictionary(grouping: endpoints, by: \.path).mapValues { group in
            Dictionary(group.map { ($0.method, $0) }) { first, _ in first }
        }
        // Clients take it for the name of the protocol.
        let document: JSONValue = [
            "version": .string(version), "name": "GoTrue",
            "description": "tessera-authd, by the Supabase Auth protocol",
        ]
        health = HTTPAnswer(200, document.compact, type: "application/json")
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - call: the request.
    ///   - counts: what the server beneath has counted.
    /// - Returns: the answer, or the work that leads to it.
    func reply(to call: HTTPCall, counts: @Sendable () -> HTTPServerCounts) -> HTTPReply {
        let path = call.path.hasPrefix(Self.prefix) ? String(call.path.dropFirst(Self.prefix.count - 1)) : call.path
        let begin = time.now
        let isReading = call.method == "GET" || call.method == "HEAD"
        if path == "/health" || path == "/metrics" {
            let answer = isReading ? own(path, call, counts) : refusal(.wrongMethod, call, allow: "GET, HEAD")
            metrics.count(path, answer.status, code: nil, seconds: seconds(since: begin))
            return .now(answer)
        }
        guard let methods = endpoints[path] else { return .now(fail(call, "other", .notFound, begin)) }
        guard let endpoint = methods[call.method == "HEAD" ? "GET" : call.method] else {
            let allowed = methods.keys.sorted().joined(separator: ", ")
            return .now(fail(call, path, .wrongMethod, begin, allow: allowed))
        }
        return .later { await answer(call, endpoint, begin) }
    }

    /// Answers what never reaches an endpoint, or takes one too long, in the shape of all errors.
    @Sendable func answer(to refusal: HTTPRefusal) -> HTTPAnswer {
        let error = ProtocolError(refusal)
        metrics.count(error: error.code)
        return error.answer(for: refusal.headers[Self.versionField])
    }

    /// Figures are for this machine alone, and not for who comes through a proxy on it.
    private func own(_ path: String, _ call: HTTPCall, _ counts: () -> HTTPServerCounts) -> HTTPAnswer {
        if path == "/health" { return health }
        let isLocal = ["127.0.0.1", "::1"].contains(call.peer) && call.headers["X-Forwarded-For"] == nil
        guard isLocal else { return refusal(.notFound, call) }
        return HTTPAnswer(200, metrics.text(counts(), messages()), type: "text/plain; version=0.0.4; charset=utf-8")
    }

    private func answer(_ call: HTTPCall, _ endpoint: Endpoint, _ begin: ContinuousInstant) async -> HTTPAnswer {
        let (attempt, client) = (EndpointCall(call), clients.address(of: call))
        do throws(ProtocolError) {
            if let kind = endpoint.limit, !limiter.allows(kind, of: client) { throw .tooManyRequests }
            let answer = try await endpoint.body(attempt)
            tell(attempt, client, endpoint.path, answer.status, nil, begin)
            return answer
        } catch {
            tell(attempt, client, endpoint.path, error.status, error.code, begin)
            return refusal(error, call)
        }
    }

    private func fail(
        _ call: HTTPCall, _ route: String, _ error: ProtocolError, _ begin: ContinuousInstant, allow: String? = nil
    ) -> HTTPAnswer {
        tell(EndpointCall(call), clients.address(of: call), route, error.status, error.code, begin)
        return refusal(error, call, allow: allow)
    }

    private func refusal(_ error: ProtocolError, _ call: HTTPCall, allow: String? = nil) -> HTTPAnswer {
        var answer = error.answer(for: call.headers[Self.versionField])
        if let allow { answer.headers.add("Allow", allow) }
        if error == .noBearer { answer.headers.add("WWW-Authenticate", "Bearer") }
        return answer
    }

    private func tell(
        _ attempt: EndpointCall, _ client: String, _ route: String, _ status: Int, _ code: String?,
        _ begin: ContinuousInstant
    ) {
        let seconds = seconds(since: begin)
        metrics.count(route, status, code: code, seconds: seconds)
        log.write(
            LoggedRequest(
                route: "\(attempt.call.method):\(route)", status: status, code: code, client: client,
                phone: attempt.phone, milliseconds: Int(seconds * 1000)))
    }

    private func seconds(since begin: ContinuousInstant) -> Double {
        begin.duration(to: time.now) / .seconds(1)
    }
}

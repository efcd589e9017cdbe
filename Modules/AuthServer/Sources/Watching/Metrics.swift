import AuthBackendInterface
import HTTPServerInterface
import Synchronization

/// What is counted, in the text that Prometheus reads (exposition format 0.0.4).
final class Metrics: Sendable {
    private struct Route {
        var requests: [Int: Int] = [:]
        var seconds = 0.0
        var count = 0

        mutating func add(_ status: Int, _ duration: Double) {
            requests[status, default: 0] += 1
            seconds += duration
            count += 1
        }
    }

    private struct State {
        var routes: [String: Route] = [:]
        var errors: [String: Int] = [:]
    }

    private let state = Mutex(State())

    func count(_ route: String, _ status: Int, code: String?, seconds: Double) {
        state.withLock { state in
            state.routes[route, default: Route()].add(status, seconds)
            if let code { state.errors[code, default: 0] += 1 }
        }
    }

    /// Counts an error of what reached no endpoint, or will be counted by it with all else when it has ended.
    func count(error code: String) { state.withLock { $0.errors[code, default: 0] += 1 } }

    /// All figures.
    func text(_ counts: HTTPServerCounts, _ messages: IdentityMessageCounts) -> String {
        let state = state.withLock { $0 }
        let routes = state.routes.sorted { $0.key < $1.key }
        let requests = routes.flatMap { name, route in
            route.requests.sorted { $0.key < $1.key }.map { ("{route=\"\(name)\",status=\"\($0)\"}", "\($1)") }
        }
        let errors = state.errors.sorted { $0.key < $1.key }.map { ("{code=\"\($0.key)\"}", "\($0.value)") }
        let sums = routes.flatMap { name, route in
            [("_sum{route=\"\(name)\"}", "\(route.seconds)"), ("_count{route=\"\(name)\"}", "\(route.count)")]
        }
        return Self.family("requests_total", "counter", "Requests that were answered.", requests)
            + Self.family("errors_total", "counter", "Errors by their code.", errors)
            + Self.family("request_seconds", "summary", "From the head of a request to its answer.", sums)
            + Self.family(
                "messages_total", "counter", "Messages with codes by what became of them.",
                [
                    ("{outcome=\"sent\"}", "\(messages.sent)"),
                    ("{outcome=\"undelivered\"}", "\(messages.undelivered)"),
                    ("{outcome=\"over_budget\"}", "\(messages.overBudget)"),
                    ("{outcome=\"over_country_budget\"}", "\(messages.overCountryBudget)"),
                ])
            + Self.family("connections_open", "gauge", "Connections that are open.", [("", "\(counts.open)")])
            + Self.family(
                "connections_total", "counter", "Connections by what became of them.",
                [("{verdict=\"accepted\"}", "\(counts.accepted)"), ("{verdict=\"refused\"}", "\(counts.turnedAway)")])
            + Self.family(
                "bad_requests_total", "counter", "Requests that were no requests, or too long or too late.",
                [("{cause=\"malformed\"}", "\(counts.refused)"), ("{cause=\"late\"}", "\(counts.timedOut)")])
    }

    private static func family(_ name: String, _ type: String, _ help: String, _ rows: [(String, String)]) -> String {
        let name = "tessera_authd_\(name)"
        return "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n" + rows.map { "\(name)\($0.0) \($0.1)\n" }.joined()
    }
}

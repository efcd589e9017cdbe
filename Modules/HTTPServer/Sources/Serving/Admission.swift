import HTTPServerInterface
import Synchronization

/// Who may come in, and what is counted.
final class Admission: Sendable {
    enum Verdict { case welcome, tooManyOfPeer, tooMany }

    private struct State {
        var counts = HTTPServerCounts()
        var ofNetwork: [String: Int] = [:]
    }

    private let limits: HTTPServerLimits
    private let proxies: Set<String>
    private let state = Mutex(State())

    init(_ options: HTTPServerOptions) {
        (limits, proxies) = (options.limits, options.proxies)
    }

    var counts: HTTPServerCounts { state.withLock { $0.counts } }

    func count(_ change: (inout HTTPServerCounts) -> Void) { state.withLock { change(&$0.counts) } }

    /// Lets a connection in, or counts that it was turned away.
    func admit(_ peer: String, _ network: String) -> Verdict {
        state.withLock { state in
            let isLimited = peer != "127.0.0.1" && peer != "::1" && !proxies.contains(peer)
            if isLimited, state.ofNetwork[network, default: 0] >= limits.connectionsPerPeer {
                state.counts.turnedAway += 1
                return .tooManyOfPeer
            }
            guard state.counts.open < limits.connections else { return .tooMany }
            state.ofNetwork[network, default: 0] += 1
            state.counts.open += 1
            state.counts.accepted += 1
            return .welcome
        }
    }

    func leave(_ network: String) {
        state.withLock { state in
            state.counts.open -= 1
            let rest = state.ofNetwork[network, default: 1] - 1
            state.ofNetwork[network] = rest > 0 ? rest : nil
        }
    }
}

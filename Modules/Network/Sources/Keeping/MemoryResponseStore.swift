import Synchronization

/// Keeps responses as long as the process runs, up to a number of bytes; what was not used for longest goes first.
final class MemoryResponseStore: ResponseStore {
    private struct Entry {
        let response: KeptResponse
        let cost: Int
        var lastUse: Int
    }

    private struct State {
        var entries: [ResponseKey: Entry] = [:]
        var cost = 0
        var uses = 0

        mutating func remove(_ key: ResponseKey) { cost -= entries.removeValue(forKey: key)?.cost ?? 0 }
    }

    private let limit: Int
    private let state = Mutex(State())

    /// A store for so many bytes of bodies: 8 MiB unless said otherwise.
    init(limit: Int = 8 << 20) { self.limit = limit }

    func response(_ key: ResponseKey) async -> KeptResponse? {
        state.withLock { state in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]?.response
        }
    }

    // Reading it was a use already.
    func confirm(_ key: ResponseKey) async {}

    func keep(_ response: KeptResponse?, _ key: ResponseKey) async {
        state.withLock { state in
            state.remove(key)
            guard let response, response.body.count <= limit / 4 else { return }
            state.uses += 1
            let cost = response.body.count + 1024
            state.entries[key] = Entry(response: response, cost: cost, lastUse: state.uses)
            state.cost += cost
            while state.cost > limit, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.remove(oldest.key)
            }
        }
    }
}

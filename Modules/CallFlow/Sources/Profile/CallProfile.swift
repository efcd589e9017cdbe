import StorageInterface
import Synchronization

/// The person to whom calls, contacts and decisions about calls belong at this moment.
final class CallProfile: Sendable {
    private struct State {
        var name: String
        var watchers: [Int: AsyncStream<String>.Continuation] = [:]
        var last = 0
    }

    private let state: Mutex<State>

    /// - Parameter name: the profile; `local` is that of who is not signed in.
    init(_ name: String = "local") { state = Mutex(State(name: name)) }

    /// The profile.
    var name: String { state.withLock { $0.name } }

    /// From now on everything belongs to somebody else.
    func change(to name: String) {
        let watchers = state.withLock { state in
            defer { state.name = name }
            return state.name == name ? [] : Array(state.watchers.values)
        }
        for watcher in watchers { watcher.yield(name) }
    }

    /// The profile, and each that comes after it.
    func names() -> AsyncStream<String> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = state.withLock { state in
                state.last += 1
                state.watchers[state.last] = continuation
                // Nobody reads yet, so nobody waits for this lock with the lock of a task in hand.
                continuation.yield(state.name)
                return state.last
            }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { $0.watchers[number] = nil }
            }
        }
    }

    /// The times at which what is stored for the person changes, or the person does.
    ///
    /// - Parameters:
    ///   - store: the store.
    ///   - scope: the scope of a profile.
    /// - Returns: a stream for one reader; it never ends by itself.
    func changes(
        of store: any KeyValueStore, in scope: @escaping @Sendable (String) -> StoreScope
    ) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        // The first is watched at once, so that no change is missed before somebody reads.
        let first = (name: name, changes: try? store.changes(in: scope(name)))
        let following = Task { [names = names()] in
            var watching: Task<Void, Never>?
            for await name in names {
                watching?.cancel()
                let isFirst = watching == nil && name == first.name
                guard let changes = isFirst ? first.changes : try? store.changes(in: scope(name)) else { continue }
                if !isFirst { continuation.yield() }
                watching = Task { for await _ in changes { continuation.yield() } }
            }
            watching?.cancel()
        }
        continuation.onTermination = { _ in following.cancel() }
        return stream
    }
}

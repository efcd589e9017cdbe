import PlatformInterface
import Synchronization

/// Several locks as one: it is locked when one of them is, and otherwise as the first says.
struct JoinedSessionLock: SessionLock {
    private let first: any SessionLock
    private let others: [any SessionLock]

    init(_ first: any SessionLock, _ others: [any SessionLock]) {
        (self.first, self.others) = (first, others)
    }

    func state() async -> SessionState {
        for other in others where await other.state().isLocked { return .locked }
        return await first.state()
    }

    func states() -> AsyncStream<SessionState> {
        guard !others.isEmpty else { return first.states() }
        let (stream, continuation) = AsyncStream.makeStream(of: SessionState.self)
        let (locks, known) = ([first] + others, Known(count: others.count + 1))
        let task = Task {
            await withTaskGroup { group in
                for (index, lock) in locks.enumerated() {
                    group.addTask { await Self.follow(lock, index, known, continuation) }
                }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    private static func follow(
        _ lock: any SessionLock, _ index: Int, _ known: Known, _ continuation: AsyncStream<SessionState>.Continuation
    ) async {
        for await state in lock.states() { known.take(state, at: index) { continuation.yield($0) } }
    }
}

/// What each of several locks said last, and what was told of it.
private final class Known: Sendable {
    private struct State {
        var said: [SessionState?]
        var told: SessionState?
    }

    private let state: Mutex<State>

    init(count: Int) {
        state = Mutex(State(said: Array(repeating: nil, count: count)))
    }

    /// Notes what a lock says, and tells what that makes of all; nothing before all have spoken.
    func take(_ new: SessionState, at index: Int, tell: (SessionState) -> Void) {
        state.withLock { state in
            state.said[index] = new
            let said = state.said.compactMap(\.self)
            guard said.count == state.said.count else { return }
            let joined = said.first(where: \.isLocked) ?? said[0]
            guard joined != state.told else { return }
            state.told = joined
            tell(joined)
        }
    }
}

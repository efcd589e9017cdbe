import Synchronization

/// The end of all threads of a server.
final class Ending: Sendable {
    private struct State {
        var running = 0
        var atEnd: (@Sendable () -> Void)?
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Expects so many threads.
    func begin(_ count: Int, atEnd: @escaping @Sendable () -> Void) {
        state.withLock { ($0.running, $0.atEnd) = (count, atEnd) }
    }

    func endOne() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.running -= 1
            guard state.running == 0 else { return [] }
            // Under the lock, so that nobody uses what is closed here.
            state.atEnd?()
            defer { (state.atEnd, state.waiting) = (nil, []) }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Does something unless all threads have ended.
    func beforeEnd(_ body: () -> Void) {
        state.withLock { if $0.running > 0 { body() } }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.running > 0 { state.waiting.append(continuation) }
                return state.running == 0
            }
            if isOver { continuation.resume() }
        }
    }
}

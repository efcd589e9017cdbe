import Synchronization

/// Values on their way from one task to another, in order.
final class Mailbox<Value: Sendable>: Sendable {
    private struct State {
        var values: [Value] = []
        var isClosed = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Leaves a value; false when the box is closed.
    @discardableResult
    func put(_ value: Value) -> Bool {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.values.append(value) }
            return !state.isClosed
        }
        wake()
        return isOpen
    }

    /// Takes no more values; those that are there can still be taken.
    func close() {
        state.withLock { $0.isClosed = true }
        wake()
    }

    /// Waits for the next value; `nil` when the box is closed and empty.
    ///
    /// - Returns: the value.
    /// - Throws: `CancellationError` when the task is cancelled.
    func take() async throws -> Value? {
        while true {
            try Task.checkCancellation()
            let (value, isOver) = state.withLock { state in
                (state.values.isEmpty ? nil : state.values.removeFirst(), state.isClosed)
            }
            if value != nil || isOver { return value }
            await waitForMore()
        }
    }

    /// The next value if there is one.
    func takeNow() -> Value? {
        state.withLock { $0.values.isEmpty ? nil : $0.values.removeFirst() }
    }

    private func waitForMore() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    guard state.values.isEmpty, !state.isClosed, !Task.isCancelled else { return true }
                    state.waiting = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            wake()
        }
    }

    private func wake() {
        state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }?.resume()
    }
}

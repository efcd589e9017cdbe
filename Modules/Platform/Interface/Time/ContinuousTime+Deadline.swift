import Synchronization

extension ContinuousTime {
    /// Does something that may take no longer than a duration.
    ///
    /// It returns when the time is over, also when the operation ignores that it was cancelled and goes on.
    ///
    /// - Parameters:
    ///   - limit: how long it may take; with zero and less it is not begun.
    ///   - operation: what is done, in a task of its own.
    /// - Returns: what the operation returns.
    /// - Throws: ``DeadlineError`` when the time is over; whatever the operation throws; `CancellationError` when the
    ///   task is cancelled.
    public func within<Value: Sendable>(
        _ limit: Duration, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        guard limit > .zero else { throw DeadlineError(limit: limit) }
        let race = Race<Value>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.begin(continuation)
                race.run { try await operation() }
                race.run {
                    try await sleep(for: limit)
                    throw DeadlineError(limit: limit)
                }
            }
        } onCancel: {
            race.end(.failure(CancellationError()))
        }
    }
}

/// Several tasks of which the first to end decides; the others are cancelled and not waited for.
private final class Race<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
        var runners: [Task<Void, Never>] = []
    }

    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let result = state.withLock { state in
            if state.result == nil { state.continuation = continuation }
            return state.result
        }
        if let result { continuation.resume(with: result) }
    }

    func run(_ operation: @escaping @Sendable () async throws -> Value) {
        let task = Task {
            do { end(.success(try await operation())) } catch { end(.failure(error)) }
        }
        let isOver = state.withLock { state in
            state.runners.append(task)
            return state.result != nil
        }
        if isOver { task.cancel() }
    }

    func end(_ result: Result<Value, any Error>) {
        let former: State? = state.withLock { state in
            guard state.result == nil else { return nil }
            defer { state = State(result: result) }
            return state
        }
        // Before who waits goes on, so that nothing of the race is left then.
        for runner in former?.runners ?? [] { runner.cancel() }
        former?.continuation?.resume(with: result)
    }
}

import NetworkInterface
import Synchronization

/// Equal requests that run at the same time share one way.
final class Flights: Sendable {
    private typealias Waiter = CheckedContinuation<HTTPResponse, any Error>

    private struct Flight {
        let number: Int
        var task: Task<Void, Never>?
        var waiters: [Int: Waiter]
    }

    private struct State {
        var flights: [HTTPRequest: Flight] = [:]
        var last = 0

        mutating func next() -> Int {
            last += 1
            return last
        }
    }

    private let state = Mutex(State())

    /// Waits for the response to a request that runs already, or sends it.
    ///
    /// Each waits for itself: who is cancelled leaves at once, and when the last one has left, the request is cancelled.
    func response(
        to request: HTTPRequest, by fetch: @escaping @Sendable () async throws -> HTTPResponse
    ) async throws -> HTTPResponse {
        let ticket = state.withLock { $0.next() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { join(request, ticket, $0, fetch) }
        } onCancel: {
            leave(request, ticket)
        }
    }

    /// How many wait for the response to a request.
    func waiters(for request: HTTPRequest) -> Int { state.withLock { $0.flights[request]?.waiters.count ?? 0 } }

    private func join(
        _ request: HTTPRequest, _ ticket: Int, _ waiter: Waiter,
        _ fetch: @escaping @Sendable () async throws -> HTTPResponse
    ) {
        let (isCancelled, number) = state.withLock { state -> (Bool, Int?) in
            // Under the lock: either this sees the cancellation, or the cancellation sees the waiter.
            if Task.isCancelled { return (true, nil) }
            guard state.flights[request] == nil else {
                state.flights[request]?.waiters[ticket] = waiter
                return (false, nil)
            }
            let number = state.next()
            state.flights[request] = Flight(number: number, waiters: [ticket: waiter])
            return (false, number)
        }
        if isCancelled { return waiter.resume(throwing: CancellationError()) }
        if let number { start(request, number, fetch) }
    }

    private func start(
        _ request: HTTPRequest, _ number: Int, _ fetch: @escaping @Sendable () async throws -> HTTPResponse
    ) {
        let task = Task {
            do {
                self.land(request, number, .success(try await fetch()))
            } catch {
                self.land(request, number, .failure(error))
            }
        }
        let isWanted = state.withLock { state in
            guard state.flights[request]?.number == number else { return false }
            state.flights[request]?.task = task
            return true
        }
        if !isWanted { task.cancel() }
    }

    private func land(_ request: HTTPRequest, _ number: Int, _ result: Result<HTTPResponse, any Error>) {
        let waiters = state.withLock { state in
            state.flights[request]?.number == number ? state.flights.removeValue(forKey: request)?.waiters : nil
        }
        for waiter in waiters?.values.map(\.self) ?? [] { waiter.resume(with: result) }
    }

    private func leave(_ request: HTTPRequest, _ ticket: Int) {
        let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
            let waiter = state.flights[request]?.waiters.removeValue(forKey: ticket)
            guard waiter != nil, state.flights[request]?.waiters.isEmpty == true else { return (waiter, nil) }
            return (waiter, state.flights.removeValue(forKey: request)?.task)
        }
        task?.cancel()
        waiter?.resume(throwing: CancellationError())
    }
}

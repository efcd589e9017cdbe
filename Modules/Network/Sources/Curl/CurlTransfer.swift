import NetworkInterface
import Synchronization

/// One request, between the task that waits for it and the thread that works on it.
final class CurlTransfer: Sendable {
    enum Event: Sendable {
        case head(HTTPHead)
        case piece([UInt8])
        case end
    }

    private typealias Waiter = CheckedContinuation<Event, any Error>

    private struct State {
        var events: [Event] = []
        var buffered = 0
        var isHeld = false
        var outcome: Result<Event, any Error>?
        var waiter: Waiter?

        mutating func next() -> Result<Event, any Error>? {
            guard !events.isEmpty else { return outcome }
            let event = events.removeFirst()
            if case .piece(let bytes) = event { buffered -= bytes.count }
            return .success(event)
        }
    }

    /// How many bytes may wait for their reader.
    private static let room = 256 << 10

    let request: WireRequest
    private let mailbox: CurlMailbox
    private let state = Mutex(State())

    init(_ request: WireRequest, _ mailbox: CurlMailbox) {
        self.request = request
        self.mailbox = mailbox
    }

    func begin() { mailbox.send(.begin(self)) }

    /// Waits for what comes next; after the end there is nothing but the end.
    ///
    /// - Throws: why it ended; `CancellationError` at once when the task is cancelled, which ends the request.
    func next() async throws -> Event {
        try await withTaskCancellationHandler {
            if let event = taken() { return try event.get() }
            return try await withCheckedThrowingContinuation(wait)
        } onCancel: {
            abandon()
        }
    }

    private func taken() -> Result<Event, any Error>? {
        let (event, isFree) = state.withLock { state in
            let event = state.next()
            let isFree = state.isHeld && state.buffered <= Self.room / 2
            if isFree { state.isHeld = false }
            return (event, isFree)
        }
        if isFree { mailbox.send(.resume(self)) }
        return event
    }

    private func wait(_ waiter: Waiter) {
        let event = state.withLock { state -> Result<Event, any Error>? in
            // There is one reader; for a second one there is nothing.
            if state.waiter != nil { return .success(.end) }
            let event = state.next()
            if event == nil { state.waiter = waiter }
            return event
        }
        if let event { waiter.resume(with: event) }
    }

    /// Wants no more of it.
    func abandon() {
        let (waiter, wasRunning) = state.withLock { state -> (Waiter?, Bool) in
            guard state.outcome == nil else { return (nil, false) }
            state.outcome = .failure(CancellationError())
            state.events = []
            defer { state.waiter = nil }
            return (state.waiter, true)
        }
        waiter?.resume(throwing: CancellationError())
        if wasRunning { mailbox.send(.end(self)) }
    }
}

extension CurlTransfer {
    /// Whether so many bytes more may come; if not, the thread is told when.
    func hasRoom(beside waiting: Int) -> Bool {
        state.withLock { state in
            state.isHeld = state.buffered + waiting >= Self.room
            return !state.isHeld
        }
    }

    /// Hands over what has come, and how it ended if it did.
    func publish(_ events: [Event], _ outcome: Result<Event, any Error>?) {
        let (waiter, event) = state.withLock { state -> (Waiter?, Result<Event, any Error>?) in
            guard state.outcome == nil else { return (nil, nil) }
            state.events += events
            state.buffered += events.reduce(0) { if case .piece(let bytes) = $1 { $0 + bytes.count } else { $0 } }
            state.outcome = outcome
            guard let waiter = state.waiter, let event = state.next() else { return (nil, nil) }
            state.waiter = nil
            return (waiter, event)
        }
        if let event { waiter?.resume(with: event) }
    }
}

/// The state of `throttle`: the window that is open, and the value to deliver at its end.
@MainActor final class Throttler<Value> {
    private let interval: Duration
    private let keepsLatest: Bool
    private let window: Alarm
    private let next: @MainActor (Value) -> Void
    private let pending = State<Value?>(nil)

    init(_ interval: Duration, latest: Bool, _ window: Alarm, _ next: @escaping @MainActor (Value) -> Void) {
        (self.interval, keepsLatest, self.window, self.next) = (interval, latest, window, next)
    }

    func take(_ value: Value) {
        guard window.isSet else { return open(with: value) }
        if keepsLatest || pending.value == nil { pending.value = value }
    }

    func deliverPending() {
        if let value = pending.take() { next(value) }
    }

    private func open(with value: Value) {
        window.set(after: interval) { if let value = self.pending.take() { self.open(with: value) } }
        next(value)
    }
}

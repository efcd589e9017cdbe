/// The state of `throttle`: the window that is open, and the value to deliver at its end.
@MainActor
final class Throttler<Value, Failure: Error> {
    let connection = Connection()
    private let interval: Duration
    private let keepsLatest: Bool
    private let observer: Observer<Value, Failure>
    private let window: Alarm
    private var pending: Value?

    init(_ interval: Duration, latest: Bool, in kernel: Kernel, _ observer: Observer<Value, Failure>) {
        (self.interval, keepsLatest, self.observer) = (interval, latest, observer)
        window = Alarm(kernel)
        connection.hold(window)
    }

    func take(_ value: Value) {
        guard connection.isOpen else { return }
        guard window.isSet else { return open(with: value) }
        if keepsLatest || pending == nil { pending = value }
    }

    func complete(_ completion: Completion<Failure>) {
        if !completion.isFailure, let value = takePending() { observer.receive(value) }
        connection.finish(observer, with: completion)
    }

    private func open(with value: Value) {
        window.set(after: interval) { self.closeWindow() }
        observer.receive(value)
    }

    private func closeWindow() {
        if let value = takePending() { open(with: value) }
    }

    private func takePending() -> Value? {
        defer { pending = nil }
        return connection.isOpen ? pending : nil
    }
}

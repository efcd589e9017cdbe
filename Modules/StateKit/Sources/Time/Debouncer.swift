/// The state of `debounce`: the value that waits for silence.
@MainActor
final class Debouncer<Value, Failure: Error> {
    let connection = Connection()
    private let interval: Duration
    private let observer: Observer<Value, Failure>
    private let alarm: Alarm
    private var latest: Value?

    init(_ interval: Duration, in kernel: Kernel, _ observer: Observer<Value, Failure>) {
        (self.interval, self.observer) = (interval, observer)
        alarm = Alarm(kernel)
        connection.hold(alarm)
    }

    func take(_ value: Value) {
        guard connection.isOpen else { return }
        latest = value
        alarm.set(after: interval) { self.deliver() }
    }

    func complete(_ completion: Completion<Failure>) {
        if !completion.isFailure { deliver() }
        connection.finish(observer, with: completion)
    }

    private func deliver() {
        alarm.cancel()
        guard connection.isOpen, let value = latest else { return }
        latest = nil
        observer.receive(value)
    }
}

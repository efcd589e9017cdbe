/// The state of `delay`: events on their way, with one alarm for the next of them.
@MainActor
final class Delayer<Value, Failure: Error> {
    let connection = Connection()
    private let kernel: Kernel
    private let interval: Duration
    private let observer: Observer<Value, Failure>
    private let alarm: Alarm
    private var pending = Fifo<(due: Duration, event: Event<Value, Failure>)>()

    init(_ interval: Duration, in kernel: Kernel, _ observer: Observer<Value, Failure>) {
        (self.interval, self.kernel, self.observer) = (interval, kernel, observer)
        alarm = Alarm(kernel)
        connection.hold(alarm)
    }

    func take(_ event: Event<Value, Failure>) {
        pending.append((kernel.scheduler.now + interval, event))
        if !alarm.isSet { setAlarm() }
    }

    private func setAlarm() {
        guard let next = pending.first, connection.isOpen else { return }
        alarm.set(after: next.due - kernel.scheduler.now) { self.deliverDue() }
    }

    private func deliverDue() {
        let now = kernel.scheduler.now
        while connection.isOpen, let next = pending.first, next.due <= now {
            _ = pending.popFirst()
            deliver(next.event)
        }
        if !alarm.isSet { setAlarm() }
    }

    private func deliver(_ event: Event<Value, Failure>) {
        switch event {
        case .value(let value): observer.receive(value)
        case .completion(let completion): connection.finish(observer, with: completion)
        }
    }
}

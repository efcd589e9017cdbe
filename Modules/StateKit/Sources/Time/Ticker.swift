/// The state of a repeating timer.
@MainActor
final class Ticker: Cancellable {
    private let kernel: Kernel
    private let interval: Duration
    private let start: Duration
    private let alarm: Alarm
    private let observer: Observer<Int, Never>

    init(every interval: Duration, in kernel: Kernel, _ observer: Observer<Int, Never>) {
        self.kernel = kernel
        self.interval = interval
        self.observer = observer
        start = kernel.scheduler.now
        alarm = Alarm(kernel)
    }

    func schedule() {
        let elapsed = kernel.scheduler.now - start
        alarm.set(after: interval * (ticks(in: elapsed) + 1) - elapsed) { self.tick() }
    }

    func fireOnce() {
        alarm.set(after: .zero) { [observer] in
            observer.receive(1)
            observer.complete(.finished)
        }
    }

    func cancel() {
        alarm.cancel()
    }

    private func tick() {
        let elapsed = kernel.scheduler.now - start
        schedule()
        observer.receive(ticks(in: elapsed))
    }

    private func ticks(in elapsed: Duration) -> Int {
        Int(elapsed.attoseconds / interval.attoseconds)
    }
}

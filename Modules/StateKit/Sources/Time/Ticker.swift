/// The state of a repeating timer.
@MainActor final class Ticker {
    private let scheduler: any Scheduler
    private let interval: Duration
    private let start: Duration
    private let alarm: Alarm
    private let next: @MainActor (Int) -> Void

    init(
        every interval: Duration, on scheduler: any Scheduler, _ alarm: Alarm,
        _ next: @escaping @MainActor (Int) -> Void
    ) {
        (self.scheduler, self.interval, self.alarm, self.next) = (scheduler, interval, alarm, next)
        start = scheduler.now
    }

    func schedule() {
        let elapsed = scheduler.now - start
        alarm.set(after: interval * (ticks(in: elapsed) + 1) - elapsed) { self.tick() }
    }

    private func tick() {
        let elapsed = scheduler.now - start
        schedule()
        next(ticks(in: elapsed))
    }

    private func ticks(in elapsed: Duration) -> Int {
        Int(elapsed.attoseconds / interval.attoseconds)
    }
}

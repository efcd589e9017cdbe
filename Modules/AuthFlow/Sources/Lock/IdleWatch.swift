import StateKit

/// Acts when a person has done nothing for some time, by the clock of the app, which goes on in a suspended machine.
@MainActor
final class IdleWatch {
    private let scheduler: any Scheduler
    private let limit: @MainActor () -> Duration
    private let act: @MainActor () -> Void
    private var last: Duration
    private var alarm: (any Cancellable)?

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - scheduler: the clock of the app.
    ///   - limit: how long nothing has to be done; asked for anew each time.
    ///   - act: what is done then, and again after the same time.
    init(_ scheduler: any Scheduler, limit: @escaping @MainActor () -> Duration, act: @escaping @MainActor () -> Void) {
        (self.scheduler, self.limit, self.act) = (scheduler, limit, act)
        last = scheduler.now
        wait(limit())
    }

    /// Notes that a person is there; it costs no alarm.
    func note() {
        // Whoever comes back after the time was over is too late, also when the alarm was late, as after a suspension.
        if scheduler.now - last >= limit() { act() }
        last = scheduler.now
    }

    private func wait(_ delay: Duration) {
        alarm = scheduler.schedule(after: delay) { [weak self] in self?.look() }
    }

    private func look() {
        let rest = limit() - (scheduler.now - last)
        if rest <= .zero {
            last = scheduler.now
            act()
        }
        wait(rest > .zero ? rest : limit())
    }
}

extension Kernel {
    /// Delivers, at each interval, how many intervals have passed since the subscription: 1, 2, 3 and so on.
    ///
    /// It counts by the clock, not by ticks: after a suspension the next number is the right one, those between are left
    /// out, and nothing drifts. A countdown of n seconds is `timer(every: .seconds(1)).map { n - $0 }`. The interval is
    /// clamped as every delay is; with 0 the timer fires once and finishes.
    public func timer(every interval: Duration) -> Publisher<Int, Never> {
        let interval = MainScheduler.clamp(interval)
        guard interval > .zero else { return just(1).delay(for: .zero) }
        return Publisher(in: self, lineage: .none) { observer in
            let connection = Connection()
            let alarm = Alarm(self, within: connection)
            Ticker(every: interval, on: self.scheduler, alarm, observer.receive).schedule()
            return connection
        }
    }
}

extension Kernel {
    /// Delivers, at each interval, how many intervals have passed since the subscription: 1, 2, 3 and so on.
    ///
    /// It counts by the clock, not by ticks: after a suspension the next number is the right one, those between are left
    /// out, and nothing drifts. A countdown of n seconds is `timer(every: .seconds(1)).map { n - $0 }`.
    ///
    /// - Parameter interval: Clamped as every delay is; with 0 the timer fires once and finishes.
    public func timer(every interval: Duration) -> Publisher<Int, Never> {
        let interval = MainScheduler.clamp(interval)
        return Publisher(in: self, lineage: .none) { observer in
            let ticker = Ticker(every: interval, in: self, observer)
            if interval == .zero { ticker.fireOnce() } else { ticker.schedule() }
            return ticker
        }
    }
}

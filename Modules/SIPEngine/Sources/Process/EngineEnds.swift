import PlatformInterface

/// The ends of an engine within the last minute, which decide how soon it is started again.
struct EngineEnds {
    private var times: [ContinuousInstant] = []

    /// Notes an end.
    ///
    /// - Parameter now: when the engine ended.
    /// - Returns: how long to wait; it never gives up, because whoever is not called does not learn why.
    mutating func pause(after now: ContinuousInstant) -> Duration {
        times = times.filter { $0.duration(to: now) < .seconds(60) } + [now]
        let pauses: [Duration] = [.milliseconds(500), .seconds(1), .seconds(2), .seconds(5), .seconds(30)]
        return pauses[min(times.count, pauses.count) - 1]
    }
}

public import FeatureKitInterface

/// The time of day, which a person and NTP may set.
public protocol WallClock: Sendable {
    /// The present moment.
    var now: WallTime { get }

    /// The times at which the clock was set, from now on.
    ///
    /// A schedule by the calendar is computed anew after a jump. Waking from a suspend is no jump, because time went
    /// on; nor is a change below 10 ms, because NTP slews by more than that without setting the clock.
    ///
    /// - Returns: a stream for one reader; it never ends by itself and holds no thread. Jumps that happen while nobody
    ///   reads are told as one.
    func jumps() -> AsyncStream<ClockJump>
}

extension ServiceKey where Service == any WallClock {
    /// The time of day.
    public static var wallClock: Self { Self("WallClock", in: "PlatformInterface") }
}

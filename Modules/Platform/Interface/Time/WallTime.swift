/// A moment on the calendar: what a clock on the wall shows, counted from 1970-01-01T00:00:00Z without leap seconds.
///
/// It may be set back and forth by a person or by NTP. What has to last a certain time is measured with
/// ``ContinuousInstant`` instead.
public struct WallTime: Sendable, Hashable {
    /// Whole seconds since 1970-01-01T00:00:00Z; negative before it (POSIX.1-2017, 4.16 "Seconds Since the Epoch").
    public let seconds: Int64
    /// The rest, from 0 to 999,999,999 nanoseconds; it counts forward before 1970 too.
    public let nanoseconds: Int32

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - seconds: whole seconds since 1970-01-01T00:00:00Z.
    ///   - nanoseconds: the rest; what is not within 0..<1,000,000,000 is carried into the seconds.
    public init(seconds: Int64, nanoseconds: Int64 = 0) {
        let carried = nanoseconds.floored(by: 1_000_000_000)
        self.seconds = seconds &+ carried.quotient
        self.nanoseconds = Int32(truncatingIfNeeded: carried.remainder)
    }
}

extension WallTime: Comparable {
    /// Whether one moment comes before another.
    public static func < (left: WallTime, right: WallTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}

extension WallTime {
    /// The moment that comes later by a duration; parts below a nanosecond are dropped.
    ///
    /// - Parameter duration: how much later; negative for earlier.
    /// - Returns: the moment.
    public func advanced(by duration: Duration) -> WallTime {
        let parts = duration.components
        return WallTime(
            seconds: seconds &+ parts.seconds, nanoseconds: Int64(nanoseconds) + parts.attoseconds / 1_000_000_000)
    }

    /// How long it is from this moment to another by the wall clock.
    ///
    /// - Parameter other: another moment.
    /// - Returns: the duration; negative when the other comes first.
    public func duration(to other: WallTime) -> Duration {
        .seconds(other.seconds &- seconds) + .nanoseconds(Int64(other.nanoseconds) - Int64(nanoseconds))
    }
}

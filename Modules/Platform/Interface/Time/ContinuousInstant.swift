/// A moment of a clock that only goes forward, and goes on while the machine is suspended.
///
/// Two instants of one machine can be compared until it boots again, also between processes.
public struct ContinuousInstant: Sendable, Hashable, InstantProtocol {
    /// How long the machine had been up, suspends included.
    public var sinceBoot: Duration

    /// Creates an instant.
    ///
    /// - Parameter sinceBoot: how long the machine had been up.
    public init(sinceBoot: Duration) {
        self.sinceBoot = sinceBoot
    }

    /// The instant that comes later by a duration.
    public func advanced(by duration: Duration) -> ContinuousInstant {
        ContinuousInstant(sinceBoot: sinceBoot + duration)
    }

    /// How long it is from this instant to another; negative when the other comes first.
    public func duration(to other: ContinuousInstant) -> Duration {
        other.sinceBoot - sinceBoot
    }

    /// Whether one instant comes before another.
    public static func < (left: ContinuousInstant, right: ContinuousInstant) -> Bool {
        left.sinceBoot < right.sinceBoot
    }
}

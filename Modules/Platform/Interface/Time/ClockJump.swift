/// The wall clock was set while the program ran.
public struct ClockJump: Sendable, Hashable {
    /// What the clock would have shown if nobody had set it.
    public var expected: WallTime
    /// What it shows now.
    public var actual: WallTime

    /// Creates a jump.
    public init(expected: WallTime, actual: WallTime) {
        self.expected = expected
        self.actual = actual
    }

    /// How far the clock was set: positive into the future, negative into the past.
    public var offset: Duration { expected.duration(to: actual) }
}

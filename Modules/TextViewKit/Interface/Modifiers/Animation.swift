/// How a change is drawn out over time.
public struct Animation: Sendable, Hashable {
    /// How the speed changes on the way.
    public enum Curve: Sendable, Hashable {
        /// It does not.
        case linear
        /// Slow at both ends.
        case easeInOut
        /// Slow at the end.
        case easeOut
    }

    /// How the speed changes on the way.
    public var curve: Curve
    /// How long the change takes.
    public var duration: Duration

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - curve: how the speed changes on the way.
    ///   - duration: how long the change takes.
    public init(_ curve: Curve = .easeInOut, duration: Duration = .milliseconds(200)) {
        self.curve = curve
        self.duration = duration
    }
}

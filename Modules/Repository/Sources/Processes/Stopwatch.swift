import Glibc

/// Measures how long a tool takes.
public struct Stopwatch: Sendable {
    private let start = Self.now

    /// Starts to measure.
    public init() {}

    /// The seconds since the start, whatever happens to the clock on the wall.
    public var seconds: Double { Self.now - start }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}

public import PlatformInterface

/// Time that passes, for a program that waits for other processes.
public struct RealTime: ContinuousTime {
    // check:allow banned-symbol: whoever waits for another process waits in real time
    private let clock = ContinuousClock()

    /// Creates access to the clock.
    public init() {}

    /// What the clock shows.
    public var now: ContinuousInstant { ContinuousInstant(sinceBoot: clock.systemEpoch.duration(to: clock.now)) }

    /// Waits.
    public func sleep(until deadline: ContinuousInstant) async throws {
        // check:allow banned-symbol: whoever waits for another process waits in real time
        try await Task.sleep(for: now.duration(to: deadline), clock: clock)
    }
}

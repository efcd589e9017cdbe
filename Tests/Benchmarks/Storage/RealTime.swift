import PlatformInterface

/// Time that passes, for a program that waits for other processes.
struct RealTime: ContinuousTime {
    private let clock = ContinuousClock()

    var now: ContinuousInstant { ContinuousInstant(sinceBoot: clock.systemEpoch.duration(to: clock.now)) }

    func sleep(until deadline: ContinuousInstant) async throws {
        try await Task.sleep(for: now.duration(to: deadline), clock: clock)
    }
}

import PlatformInterface

/// Time that never comes to an end: who waits only lets others have their turn.
struct StandingTime: ContinuousTime {
    var now: ContinuousInstant { ContinuousInstant(sinceBoot: .zero) }

    func sleep(until deadline: ContinuousInstant) async throws {
        try Task.checkCancellation()
        await Task.yield()
    }
}

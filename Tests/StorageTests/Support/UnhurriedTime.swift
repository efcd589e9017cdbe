import PlatformInterface
import PlatformTesting

/// Time that goes as fast as somebody waits: every wait is over at once, after others had their turn.
struct UnhurriedTime: ContinuousTime {
    private let time = VirtualTime()

    var now: ContinuousInstant { time.now }

    func sleep(until deadline: ContinuousInstant) async throws {
        try Task.checkCancellation()
        await Task.yield()
        if deadline > now { time.advance(by: now.duration(to: deadline)) }
    }
}

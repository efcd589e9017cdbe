import PlatformInterface
import Synchronization

/// Time in which every wait is over at once, and lasts as long as was waited for.
final class HastyTime: ContinuousTime {
    private let waited = Mutex(Duration.zero)

    var now: ContinuousInstant { ContinuousInstant(sinceBoot: waited.withLock { $0 }) }

    func sleep(until deadline: ContinuousInstant) async throws {
        waited.withLock { $0 += max(.zero, now(at: $0).duration(to: deadline)) }
    }

    private func now(at waited: Duration) -> ContinuousInstant { ContinuousInstant(sinceBoot: waited) }
}

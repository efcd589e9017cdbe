import Glibc
import PlatformInterface

/// The time of the kernel, for deadlines of real connections; nobody may sleep by it.
struct KernelTime: ContinuousTime {
    /// Somebody wanted to sleep in a test.
    struct Impatience: Error {}

    var now: ContinuousInstant {
        var time = timespec()
        // check:allow banned-symbol: a real connection is late in real time, and Platform's clock cannot be imported.
        clock_gettime(CLOCK_BOOTTIME, &time)
        return ContinuousInstant(sinceBoot: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }

    func sleep(until deadline: ContinuousInstant) async throws {
        try Task.checkCancellation()
        if deadline > now { throw Impatience() }
    }
}

import CPlatform
import Glibc
import PlatformInterface

/// The kernel's clock that goes on during a suspend.
struct SystemContinuousTime: ContinuousTime {
    var now: ContinuousInstant {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return ContinuousInstant(sinceBoot: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }

    func sleep(until deadline: ContinuousInstant) async throws {
        while now < deadline {
            // Rounded up to a nanosecond, so that the timer never fires before the deadline.
            let parts = (deadline.sinceBoot + .nanoseconds(1)).components
            let timer = try Descriptor(
                checking: platform_boot_timer(parts.seconds, parts.attoseconds / 1_000_000_000))
            try await Readiness.toRead.wait(for: timer)
        }
        try Task.checkCancellation()
    }
}

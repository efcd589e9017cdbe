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
            if let timer = timer(at: deadline) {
                try await Readiness.toRead.wait(for: timer)
            } else {
                // There are no descriptors left. The clock of the standard library may miss a suspend, so a short nap.
                try await Task.sleep(for: .milliseconds(50))
            }
        }
        try Task.checkCancellation()
    }

    private func timer(at deadline: ContinuousInstant) -> Descriptor? {
        // Rounded up to a nanosecond, so that the timer never fires before the deadline.
        let parts = (deadline.sinceBoot + .nanoseconds(1)).components
        return try? Descriptor(checking: platform_boot_timer(parts.seconds, parts.attoseconds / 1_000_000_000))
    }
}

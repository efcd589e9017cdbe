import Glibc
import NetworkInterface
import PlatformInterface
import PlatformTesting

@testable import Network

extension HTTPClient {
    /// The real transport, on a machine with such variables.
    static func onLoopback(_ variables: [String: String] = [:]) -> HTTPClient {
        let time = KernelTime()
        return HTTPClient(
            ClientParts(
                wire: CurlWire(NetworkSettings(FixedEnvironment(variables)), time: time), time: time,
                clock: VirtualTime().wallClock, random: SeededBytes()))
    }
}

/// The time of the kernel; only those may sleep who do not sleep at all.
struct KernelTime: ContinuousTime {
    var now: ContinuousInstant {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return ContinuousInstant(sinceBoot: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }

    /// No test sleeps.
    struct Impatience: Error {}

    func sleep(until deadline: ContinuousInstant) async throws {
        try Task.checkCancellation()
        if deadline > now { throw Impatience() }
    }
}

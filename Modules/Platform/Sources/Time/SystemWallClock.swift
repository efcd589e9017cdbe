import CPlatform
import Glibc
import PlatformInterface

/// The wall clock of the kernel.
struct SystemWallClock: WallClock {
    var now: WallTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    func jumps() -> AsyncStream<ClockJump> {
        guard let watch = try? Descriptor(checking: platform_clock_watch()) else { return AsyncStream { $0.finish() } }
        let ledger = ClockLedger(wall: now, continuous: SystemContinuousTime().now)
        return AsyncStream {
            while (try? await Readiness.toRead.wait(for: watch)) != nil {
                platform_clock_watch_drain(watch.number)
                if let jump = ledger.jump(wall: now, continuous: SystemContinuousTime().now) { return jump }
            }
            return nil
        }
    }
}

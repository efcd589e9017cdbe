import PlatformInterface
import Synchronization

/// Remembers how two clocks stood to each other, and tells when the wall clock has left the other one.
final class ClockLedger: Sendable {
    /// Below this it was NTP that slewed the clock, or the time between two readings.
    static let smallest = Duration.milliseconds(10)

    private let last: Mutex<(wall: WallTime, continuous: ContinuousInstant)>

    init(wall: WallTime, continuous: ContinuousInstant) {
        last = Mutex((wall, continuous))
    }

    /// The jump since the last one that was told, or `nil` when the clocks still go together.
    func jump(wall: WallTime, continuous: ContinuousInstant) -> ClockJump? {
        last.withLock { last in
            let expected = last.wall.advanced(by: last.continuous.duration(to: continuous))
            let jump = ClockJump(expected: expected, actual: wall)
            guard jump.offset >= Self.smallest || jump.offset <= .zero - Self.smallest else { return nil }
            last = (wall, continuous)
            return jump
        }
    }
}

public import PlatformInterface
import Synchronization

/// Both clocks, standing still until a test moves them.
///
///     let time = VirtualTime()
///     let task = Task { try await time.sleep(for: .seconds(60)) }
///     await time.waitForSleepers(1)
///     time.advance(by: .seconds(60))
///     try await task.value
public final class VirtualTime: ContinuousTime {
    private let state: Mutex<VirtualTimeState>

    /// Creates the clocks.
    ///
    /// - Parameters:
    ///   - now: what the continuous clock shows at first.
    ///   - wall: what the wall clock shows at first: the beginning of 2026, unless said otherwise.
    public init(
        now: ContinuousInstant = ContinuousInstant(sinceBoot: .seconds(1000)),
        wall: WallTime = WallTime(seconds: 1_767_225_600)
    ) {
        state = Mutex(VirtualTimeState(now: now, wall: wall))
    }

    /// What the continuous clock shows.
    public var now: ContinuousInstant { state.withLock { $0.now } }

    /// The wall clock that goes with it.
    public var wallClock: any WallClock { VirtualWallClock(time: self) }

    /// How many tasks wait for a deadline.
    public var sleepers: Int { state.withLock { $0.sleepers.count } }

    /// Waits until time is moved to the deadline.
    public func sleep(until deadline: ContinuousInstant) async throws {
        try Task.checkCancellation()
        let number = state.withLock { $0.nextNumber() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let resumed = state.withLock { $0.add(continuation, number, until: deadline) }
                for resume in resumed { resume() }
            }
        } onCancel: {
            state.withLock { $0.cancel(number) }?.resume(throwing: CancellationError())
        }
    }

    /// Lets time pass on both clocks, and wakes who waited for it, those with the earlier deadline first.
    ///
    /// - Parameter duration: how long; not negative.
    public func advance(by duration: Duration) {
        for sleeper in state.withLock({ $0.advance(by: duration) }) { sleeper.resume() }
    }

    /// Sets the wall clock, and tells those who watch for jumps.
    ///
    /// - Parameter offset: how far; negative into the past.
    public func setWallClock(by offset: Duration) {
        let (jump, readers) = state.withLock { $0.setWallClock(by: offset) }
        for reader in readers { reader.yield(jump) }
    }

    /// Waits until as many tasks wait for a deadline, so that a test moves time only when it matters.
    ///
    /// - Parameter count: how many.
    public func waitForSleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            if state.withLock({ $0.watch(for: count, continuation) }) { continuation.resume() }
        }
    }
}

extension VirtualTime {
    fileprivate var wall: WallTime { state.withLock { $0.wall } }

    fileprivate func jumps() -> AsyncStream<ClockJump> {
        let (stream, continuation) = AsyncStream.makeStream(of: ClockJump.self)
        state.withLock { $0.jumpReaders.append(continuation) }
        return stream
    }
}

/// The wall clock of virtual time.
private struct VirtualWallClock: WallClock {
    let time: VirtualTime

    var now: WallTime { time.wall }

    func jumps() -> AsyncStream<ClockJump> { time.jumps() }
}

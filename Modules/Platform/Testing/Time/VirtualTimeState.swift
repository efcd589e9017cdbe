import PlatformInterface

/// Where both clocks stand, and who waits for them.
struct VirtualTimeState {
    typealias Sleeper = CheckedContinuation<Void, any Error>

    private(set) var now: ContinuousInstant
    private(set) var wall: WallTime
    private(set) var sleepers: [Int: (deadline: ContinuousInstant, continuation: Sleeper)] = [:]
    var jumpReaders: [AsyncStream<ClockJump>.Continuation] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var cancelled: Set<Int> = []
    private var last = 0

    init(now: ContinuousInstant, wall: WallTime) {
        self.now = now
        self.wall = wall
    }

    mutating func nextNumber() -> Int {
        last += 1
        return last
    }

    /// Lets somebody wait, and returns what is to be resumed outside of the lock.
    mutating func add(
        _ continuation: Sleeper, _ number: Int, until deadline: ContinuousInstant
    ) -> [() -> Void] {
        if cancelled.remove(number) != nil { return [{ continuation.resume(throwing: CancellationError()) }] }
        if deadline <= now { return [{ continuation.resume() }] }
        sleepers[number] = (deadline, continuation)
        let satisfied = watchers.filter { $0.count <= sleepers.count }
        watchers.removeAll { $0.count <= sleepers.count }
        return satisfied.map { watcher in { watcher.continuation.resume() } }
    }

    /// Takes away who waits; one that does not wait yet is remembered, because cancelling may be quicker.
    mutating func cancel(_ number: Int) -> Sleeper? {
        guard let sleeper = sleepers.removeValue(forKey: number) else {
            cancelled.insert(number)
            return nil
        }
        return sleeper.continuation
    }

    mutating func advance(by duration: Duration) -> [Sleeper] {
        now = now.advanced(by: duration)
        wall = wall.advanced(by: duration)
        let present = now
        let due = sleepers.filter { $0.value.deadline <= present }
        for number in due.keys { sleepers[number] = nil }
        return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }.map(\.value.continuation)
    }

    mutating func setWallClock(by offset: Duration) -> (ClockJump, [AsyncStream<ClockJump>.Continuation]) {
        let expected = wall
        wall = wall.advanced(by: offset)
        return (ClockJump(expected: expected, actual: wall), jumpReaders)
    }

    /// True when enough wait already; otherwise the continuation is kept.
    mutating func watch(for count: Int, _ continuation: CheckedContinuation<Void, Never>) -> Bool {
        guard sleepers.count < count else { return true }
        watchers.append((count, continuation))
        return false
    }
}

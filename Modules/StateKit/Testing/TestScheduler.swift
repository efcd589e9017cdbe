public import StateKit

/// A scheduler whose time stands still until the test moves it.
///
/// Moving the time runs each action that falls due, at its own time and in the order of due time and scheduling. Moving
/// it from within an action only moves the goal: the actions between run after this one, never inside it.
@MainActor public final class TestScheduler: Scheduler {
    /// The virtual time since the scheduler began.
    public private(set) var now: Duration = .zero
    /// What has not run yet, in the order in which it will.
    public var pendingTimers: [PendingTimer] { entries.map(\.timer) }

    private var entries: [(timer: PendingTimer, action: @MainActor () -> Void)] = []
    private var count = 0
    private var goal: Duration = .zero
    private var isRunning = false

    /// Makes a scheduler at time zero.
    public init() {}

    /// Runs an action when the test has moved the time far enough, never at once.
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any Cancellable {
        let number = enqueue(after: delay, action)
        return AnyCancellable { [weak self] in self?.entries.removeAll { $0.timer.number == number } }
    }

    /// Runs an action that nobody can take back.
    @discardableResult func enqueue(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> Int {
        count += 1
        let timer = PendingTimer(due: now + TestScheduler.clamp(delay), number: count)
        let place = entries.firstIndex { $0.timer.due > timer.due } ?? entries.endIndex
        entries.insert((timer, action), at: place)
        return count
    }

    /// Moves the time forward; a negative duration counts as zero and runs what is due now.
    public func advance(by duration: Duration) {
        advance(to: now + TestScheduler.clamp(duration))
    }

    /// Moves the time to a point; a point in the past counts as now.
    public func advance(to time: Duration) {
        goal = max(goal, time)
        guard !isRunning else { return }
        isRunning = true
        while let next = entries.first, next.timer.due <= goal {
            entries.removeFirst()
            now = max(now, next.timer.due)
            next.action()
        }
        now = max(now, goal)
        isRunning = false
    }

    /// Runs until nothing is pending, and moves the time along; tells whether nothing is pending any more.
    ///
    /// It stops after `limit` points in time, because a repeating timer never ends.
    @discardableResult public func run(limit: Int = 10_000) -> Bool {
        for _ in 0..<limit {
            guard let next = entries.first else { return true }
            advance(to: next.timer.due)
        }
        return entries.isEmpty
    }
}

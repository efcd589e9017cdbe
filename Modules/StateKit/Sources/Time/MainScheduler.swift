/// The scheduler of an app: real time that also passes while the machine is suspended, or the time of another clock.
@MainActor public final class MainScheduler: Scheduler {
    private let time: @Sendable () -> Duration
    private let wait: @Sendable (Duration) async throws -> Void

    /// Makes a scheduler whose time begins now.
    public convenience init() {
        // check:allow banned-symbol: this scheduler is where real time enters; everything else gets it injected
        let clock = ContinuousClock()
        let start = clock.now
        self.init(
            now: { start.duration(to: clock.now) },
            sleepUntil: { try await clock.sleep(until: start.advanced(by: $0)) })
    }

    /// Makes a scheduler on a clock.
    ///
    /// - Parameters:
    ///   - now: the time of the clock, which never goes back.
    ///   - sleepUntil: waits until the clock shows a time; it throws when the task is cancelled.
    public init(
        now: @escaping @Sendable () -> Duration, sleepUntil: @escaping @Sendable (Duration) async throws -> Void
    ) {
        (time, wait) = (now, sleepUntil)
    }

    /// The time of the clock; of real time what has passed since the scheduler was made, suspension included.
    public var now: Duration { time() }

    /// Runs an action on the main actor, when a delay is over.
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any Cancellable {
        let deadline = now + MainScheduler.clamp(delay)
        let task = Task { [wait] in
            try? await wait(deadline)
            if !Task.isCancelled { action() }
        }
        return AnyCancellable(task.cancel)
    }
}

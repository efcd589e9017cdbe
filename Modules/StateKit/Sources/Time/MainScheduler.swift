/// The scheduler of an app: real time that also passes while the machine is suspended.
@MainActor public final class MainScheduler: Scheduler {
    // check:allow banned-symbol: this scheduler is where real time enters; everything else gets it injected
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    /// Makes a scheduler whose time begins now.
    public init() {
        start = clock.now
    }

    /// The time since the scheduler was made, suspension included.
    public var now: Duration { start.duration(to: clock.now) }

    /// Runs an action on the main actor, when a delay is over.
    public func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any Cancellable {
        let deadline = clock.now.advanced(by: MainScheduler.clamp(delay))
        let task = Task { [clock] in
            try? await clock.sleep(until: deadline)
            if !Task.isCancelled { action() }
        }
        return AnyCancellable(task.cancel)
    }
}

/// A clock with an alarm: the one way in which time enters a stream.
@MainActor public protocol Scheduler: AnyObject {
    /// The time since the scheduler began; it never goes back.
    var now: Duration { get }

    /// Runs an action once, when a delay is over; actions due at the same time run in the order they were scheduled.
    ///
    /// The delay is clamped to 0 … `longestDelay`; with 0 the action runs the next time the scheduler runs, never at once.
    /// What is returned takes the action back: when cancelled, or when released.
    func schedule(after delay: Duration, _ action: @escaping @MainActor () -> Void) -> any Cancellable
}

extension Scheduler {
    /// The longest delay, 36,500 days; whatever is longer, counts as this.
    public static var longestDelay: Duration { .seconds(36_500 * 86_400) }

    /// A delay within the limits: a negative one is 0, an absurd one is `longestDelay`.
    public static func clamp(_ delay: Duration) -> Duration {
        min(max(delay, .zero), longestDelay)
    }
}

/// An action that a `TestScheduler` has not run yet.
public struct PendingTimer: Equatable, Sendable {
    /// When it is due, since the scheduler began.
    public let due: Duration
    /// Its number in the order of scheduling, from 1; of two that are due together, the smaller runs first.
    public let number: Int
}

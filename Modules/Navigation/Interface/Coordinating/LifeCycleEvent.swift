/// A step in the life of a coordinator, for an inspector and for tests.
public struct LifeCycleEvent: Sendable, Hashable {
    /// What happened.
    public enum Step: Sendable, Hashable {
        /// Its scope was made.
        case made
        /// A listener subscribed to its router.
        case subscribed
        /// One of its screens was pushed, set as a root or presented.
        case shown(String)
        /// A screen is about to be counted.
        case increment
        /// Its opener, by name, holds it from now on.
        case added(to: String)
        /// One of its screens was taken off.
        case taken(String)
        /// A screen is about to be counted off.
        case decrement
        /// The count has changed.
        case count(Int)
        /// Its opener, by name, does not hold it any more.
        case removed(from: String)
        /// Its scope is gone, and all its screens.
        case freed
    }

    /// The name of the coordinator.
    public var coordinator: String
    /// What happened.
    public var step: Step

    /// Creates an event.
    public init(_ coordinator: String, _ step: Step) {
        (self.coordinator, self.step) = (coordinator, step)
    }
}

/// A transition under way.
public struct NavigationMotion: Sendable, Hashable {
    /// The window or the modal whose content moves.
    public var place: Int
    /// How it is drawn.
    public var transition: NavigationTransition

    /// Creates a motion.
    public init(place: Int, transition: NavigationTransition) {
        (self.place, self.transition) = (place, transition)
    }
}

public import TextViewKitInterface

/// How one change of screens is drawn; it is a value that belongs to one operation and ends with it.
public struct NavigationTransition: Sendable, Hashable {
    /// How the new screen comes.
    public var transition: Transition
    /// How long it takes, and how its speed changes.
    public var animation: Animation

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - transition: how the new screen comes.
    ///   - animation: how long it takes.
    public init(_ transition: Transition, _ animation: Animation = Animation(duration: .milliseconds(200))) {
        (self.transition, self.animation) = (transition, animation)
    }

    /// The screen is there at once.
    public static let atOnce = NavigationTransition(.identity, Animation(.linear, duration: .zero))
    /// It pushes the old one out to the left.
    public static let forward = NavigationTransition(.push(from: .trailing))
    /// It pushes the old one out to the right.
    public static let back = NavigationTransition(.push(from: .leading))
    /// It comes up from below.
    public static let rise = NavigationTransition(.move(edge: .bottom))
    /// It appears gradually.
    public static let fade = NavigationTransition(.opacity)

    /// Whether anything moves.
    public var isAnimated: Bool { transition != .identity && animation.duration > .zero }
}

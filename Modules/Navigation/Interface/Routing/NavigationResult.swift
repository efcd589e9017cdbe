/// How an operation ended.
///
/// A completion gets one exactly once: when the transition is over, or at once when nothing moves.
public enum NavigationResult: Sendable, Hashable {
    /// The screens are as they were asked to be, and nothing moves any more.
    case done
    /// The same, but the transition was cut short by a later operation.
    case interrupted
    /// There was nothing to do, such as going back from a root; nothing changed.
    case unchanged
    /// It could not be done; nothing changed.
    case refused(NavigationRefusal)
}

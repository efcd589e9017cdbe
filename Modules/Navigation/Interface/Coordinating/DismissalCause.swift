/// Who took a screen away.
public enum DismissalCause: Sendable, Hashable {
    /// A coordinator, through its router.
    case code
    /// A person: the back key, a swipe, a tab.
    case person
}

/// Is told what happens to the screens of one coordinator, in the order in which it happens.
///
/// A screen comes: ``increment(to:)``. A screen goes: ``dismiss(_:)`` where a modal or an overlay was closed,
/// ``toRoot()`` where a stack went back to its root, ``start()`` where another root took the place of the stack; then
/// ``decrement(to:)`` for each.
@MainActor
public protocol LifeCycleListener: AnyObject {
    /// A screen was put on a stack.
    func increment(to count: Int)
    /// A screen was taken off; at 0 the coordinator is let go.
    func decrement(to count: Int)
    /// Another root is about to replace a stack on which the coordinator has screens.
    func start()
    /// A modal or an overlay with a screen of the coordinator is about to close.
    func dismiss(_ cause: DismissalCause)
    /// A stack is about to go back to its root, and screens of the coordinator with it.
    func toRoot()
}

extension LifeCycleListener {
    /// Does nothing.
    public func increment(to count: Int) {}
    /// Does nothing.
    public func decrement(to count: Int) {}
    /// Does nothing.
    public func start() {}
    /// Does nothing.
    public func dismiss(_ cause: DismissalCause) {}
    /// Does nothing.
    public func toRoot() {}
}

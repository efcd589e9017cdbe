public import StateKit

/// How a coordinator changes what is shown, from the place where its own screens are.
///
/// A flow need not know whether it was pushed or presented: its router follows its topmost screen. An operation is
/// done whole or not at all. One that is asked for within another waits for its end.
@MainActor
public protocol Routable: AnyObject {
    /// Does an operation.
    ///
    /// The screens change at once and the transition follows. A later operation cuts it short, except that an animated
    /// `push` or `present` of a coordinator whose last one is still coming in is refused: that is a double tap.
    ///
    /// - Parameters:
    ///   - operation: what to do.
    ///   - transition: how it is drawn; `nil` for the usual way.
    ///   - completion: gets the result, exactly once.
    func perform(
        _ operation: NavigationOperation, _ transition: NavigationTransition?,
        completion: @escaping @MainActor (NavigationResult) -> Void)

    /// Tells a listener what happens to the screens of this coordinator.
    ///
    /// - Parameter listener: who is told, in the order of subscribing; not held.
    /// - Returns: what ends the subscription when it goes.
    func subscribe(_ listener: any LifeCycleListener) -> AnyCancellable
}

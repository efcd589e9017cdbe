public import TextViewKitInterface

/// What a person does to the container itself, past all coordinators.
@MainActor
public protocol SystemNavigation: AnyObject {
    /// The back key: pops, or closes the modal that is on top and may be closed; at a root it does nothing.
    ///
    /// - Returns: whether anything changed.
    @discardableResult func back() -> Bool

    /// Opens a tab; the one that is open goes back to its root instead. Under a modal it is refused.
    ///
    /// - Parameters:
    ///   - id: the id of the tab.
    ///   - completion: gets the result, exactly once.
    func selectTab(_ id: String, completion: @escaping @MainActor (NavigationResult) -> Void)

    /// A swipe begins, if there is something to swipe away.
    ///
    /// - Parameter direction: what the swipe will do.
    /// - Returns: whether it began.
    @discardableResult func beginSwipe(_ direction: NavigationSwipe.Direction) -> Bool

    /// The swipe has come to a place.
    ///
    /// - Parameter progress: how far, from 0 to 1.
    func moveSwipe(to progress: Double)

    /// The swipe is completed: only now the screens change.
    func commitSwipe()

    /// The swipe is taken back, and nothing has happened.
    func cancelSwipe()

    /// Takes a mouse event, if it belongs to a swipe: a drag of the left button from the left edge, or down from the
    /// upper edge of a modal that may be closed. Let go past the middle, the swipe is completed.
    ///
    /// - Parameters:
    ///   - event: what the mouse did.
    ///   - size: the size of the screen.
    /// - Returns: whether the event belongs to a swipe, so that nothing else should act on it.
    func handle(_ event: MouseEvent, in size: Size) -> Bool
}

extension SystemNavigation {
    /// Opens a tab; the one that is open goes back to its root instead.
    public func selectTab(_ id: String) {
        selectTab(id) { _ in }
    }
}

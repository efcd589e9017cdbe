/// A screen that is shown, for those who build its content.
@MainActor
public protocol OpenScreen: AnyObject {
    /// Closes the screen; a second time does nothing.
    func close()

    /// Says that what the content shows has changed; the content is built again with the next frame.
    func update()

    /// Prints a line that stays above a screen in the lines below the prompt; a full screen has no place for it.
    ///
    /// - Parameter line: plain text; control characters and line ends in it are left out.
    func print(above line: String)

    /// Offers mouse events to somebody else first, such as a swipe that goes across all controls.
    ///
    /// A drag that began in a text field or on a scroll bar belongs to it and is not offered.
    ///
    /// - Parameter take: takes an event and the size of the screen; returns whether nothing else should act on it.
    func offerMouse(to take: @escaping @MainActor (MouseEvent, Size) -> Bool)

    /// Tells of whatever a person does, before anything acts on it: keys, the mouse, pastes, lines of a conversation.
    ///
    /// - Parameter observer: is called for each of them, in place of one from before.
    func observeInput(_ observer: @escaping @MainActor () -> Void)

    /// Tells when the screen has another size, after the content was told and before it is drawn.
    ///
    /// - Parameter observer: is called for each size, in place of one from before.
    func observeSize(_ observer: @escaping @MainActor () -> Void)

    /// Looks at the screen as it was drawn last; what costs anything is worked out now.
    ///
    /// - Returns: what there is; `nil` where nothing is drawn, as in plain lines.
    func inspect() -> ScreenInspection?
}

extension OpenScreen {
    /// There is no mouse.
    public func offerMouse(to take: @escaping @MainActor (MouseEvent, Size) -> Bool) {}
    /// Nobody does anything.
    public func observeInput(_ observer: @escaping @MainActor () -> Void) {}
    /// There is one size, or none.
    public func observeSize(_ observer: @escaping @MainActor () -> Void) {}
    /// There is nothing to look at.
    public func inspect() -> ScreenInspection? { nil }
}

/// What the mouse did, in cells of the screen.
public struct MouseEvent: Sendable, Hashable {
    /// What was done.
    public enum Action: Sendable, Hashable {
        /// A button went down: 1 left, 2 middle, 3 right, 8 to 11 the further ones.
        case press(Int)
        /// A button went up; 0 when the terminal does not say which.
        case release(Int)
        /// The mouse moved with a button down.
        case drag(Int)
        /// The mouse moved with no button down.
        case move
        /// The wheel was turned one step away from the person.
        case wheelUp
        /// The wheel was turned one step towards the person.
        case wheelDown
        /// The wheel was pushed to the left.
        case wheelLeft
        /// The wheel was pushed to the right.
        case wheelRight
    }

    /// What was done.
    public var action: Action
    /// The cell: 0, 0 is the upper left one; never negative.
    public var position: Point
    /// What is held down beside it.
    public var modifiers: KeyModifiers

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - action: what was done.
    ///   - position: the cell.
    ///   - modifiers: what is held down beside it.
    public init(_ action: Action, at position: Point, _ modifiers: KeyModifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}

import TextViewKitInterface

/// What the mouse is in the middle of.
struct MouseState {
    /// Two presses in one cell within this time are a double click.
    static let doubleClick = Duration.milliseconds(400)

    /// What the button went down on; it acts when the button goes up on it.
    var pressed: Identity?
    /// Where and when the button went down last.
    var last: (point: Point, time: Duration)?
    var isDouble = false
    /// The bar that is dragged.
    var bar: Identity?
}

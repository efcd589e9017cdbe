/// What a person or the terminal did.
public enum InputEvent: Sendable, Hashable {
    /// A key went down, repeats or went up.
    case key(KeyPress)
    /// Text came in as one piece; its line ends are line feeds.
    case paste(String)
    /// The mouse was pressed, moved or turned.
    case mouse(MouseEvent)
    /// The window of the terminal came to the front, or left it.
    case focus(Bool)
    /// The terminal has another size.
    case resize(Size)
}

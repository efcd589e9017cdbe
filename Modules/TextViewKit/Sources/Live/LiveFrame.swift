package import TextViewKitInterface

/// What a live screen shows at one time.
package struct LiveFrame {
    package var cells: CellBuffer
    /// The cell of the caret, where an input method opens its window; `nil` hides the caret.
    package var caret: Point?
    /// The title of the terminal's window.
    package var title: String?
    /// Text that is to be put on the clipboard (OSC 52), once.
    package var copiedText: String?
    /// Whether the terminal shall leave the mouse to its own selection.
    package var releasesMouse = false

    package init(cells: CellBuffer, caret: Point? = nil) {
        self.cells = cells
        self.caret = caret
    }
}

/// Where the terminal's cursor is shown, counted from 0.
package struct CursorPlace: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// The cells on which something is drawn.
package protocol Canvas {
    var size: Size { get }
    /// Puts a glyph that is one cell wide.
    mutating func put(_ glyph: Unicode.Scalar, x: Int, y: Int, style: Style)
}

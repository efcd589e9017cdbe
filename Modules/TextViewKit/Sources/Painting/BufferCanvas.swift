import TextViewKitInterface

/// The part of a buffer on which a drawing draws.
struct BufferCanvas: Canvas {
    let buffer: CellBuffer
    let frame: Rect
    let clip: Rect
    let style: Style
    let isDirty: [Bool]

    var size: Size { frame.size }

    mutating func put(_ glyph: Unicode.Scalar, x: Int, y: Int, style: Style) {
        let (column, row) = (frame.minX + x, frame.minY + y)
        guard clip.minX..<clip.maxX ~= column, clip.minY..<clip.maxY ~= row, isDirty[row] else { return }
        buffer.fill(CellRect(x: column, y: row, width: 1, height: 1), glyph: glyph, style: style.inheriting(self.style))
    }
}

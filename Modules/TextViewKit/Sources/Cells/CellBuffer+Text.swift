package import TextViewKitInterface

extension CellBuffer {
    /// Draws text as one line without laying it out: the fast way for text that is known to fit.
    ///
    /// Line breaks and other controls take no cell.
    ///
    /// - Returns: the number of columns that the text takes, clipped or not.
    @discardableResult
    package func write(
        _ text: String, style: Style, atX x: Int, y: Int, clippedTo clip: CellRect, model: WidthModel = .grapheme
    ) -> Int {
        let bytes = text.utf8Span.span
        var brush = RowBrush(self, x: x, y: y, clip: clip, model: model)
        brush.style = style
        brush.draw(bytes, 0..<bytes.count)
        brush.finish()
        return brush.drawnColumns
    }

    /// Draws one line of laid out text with its left edge (before its indent) at column `x`.
    package func write(_ line: TextLine, atX x: Int, y: Int, clippedTo clip: CellRect) {
        let bytes = line.text.utf8Span.span
        let left = x.addingSaturated(line.indent)
        // What hangs over the end of the line (spaces, half a glyph that is wider than the line) is not drawn there.
        let area = clip.intersection(CellRect(x: left, y: y, width: line.width, height: 1))
        var brush = RowBrush(self, x: left, y: y, clip: area, model: line.model)
        guard brush.isVisible else { return }
        brush.tabWidth = line.tabWidth
        line.forEachPiece { piece in
            brush.style = piece.style
            brush.link = arena.link(piece.link)
            switch piece.content {
            case .text(let range): brush.draw(bytes, range)
            case .ellipsis: brush.drawEllipsis()
            }
        }
        brush.finish()
    }
}

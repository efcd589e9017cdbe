import TextViewKitInterface

extension Painter {
    func paintDivider(_ frame: Rect, _ clip: Rect, _ style: Style) {
        let style = Style(attributes: .dim).inheriting(style)
        let isVertical = frame.size.width == 1 && frame.size.height > 1
        glyphs(frame, clip, isVertical ? "│" : "─", style)
    }

    func paintBorder(_ border: BorderStyle, _ frame: Rect, _ clip: Rect, _ style: Style) {
        guard frame.size.width > 1, frame.size.height > 1 else { return }
        let glyph = border.glyphs
        let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX - 1, frame.maxY - 1)
        glyphs(Rect(x: left, y: top, width: frame.size.width, height: 1), clip, glyph[4], style)
        glyphs(Rect(x: left, y: bottom, width: frame.size.width, height: 1), clip, glyph[4], style)
        glyphs(Rect(x: left, y: top, width: 1, height: frame.size.height), clip, glyph[5], style)
        glyphs(Rect(x: right, y: top, width: 1, height: frame.size.height), clip, glyph[5], style)
        glyphs(Rect(x: left, y: top, width: 1, height: 1), clip, glyph[0], style)
        glyphs(Rect(x: right, y: top, width: 1, height: 1), clip, glyph[1], style)
        glyphs(Rect(x: right, y: bottom, width: 1, height: 1), clip, glyph[2], style)
        glyphs(Rect(x: left, y: bottom, width: 1, height: 1), clip, glyph[3], style)
    }

    /// The bar beside a list: a thick part on a thin line.
    func paintBar(_ bar: ClosedRange<Int>?, _ frame: Rect, _ clip: Rect) {
        guard let bar, !frame.isEmpty else { return }
        let column = Rect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.size.height)
        glyphs(column, clip, "│", Style(attributes: .dim))
        glyphs(Rect(x: column.minX, y: frame.minY + bar.lowerBound, width: 1, height: bar.count), clip, "┃", .plain)
    }

    private func glyphs(_ rect: Rect, _ clip: Rect, _ glyph: Unicode.Scalar, _ style: Style) {
        let seen = rect.intersection(clip)
        for row in seen.minY..<seen.maxY where isDirty[row] {
            buffer.fill(CellRect(x: seen.minX, y: row, width: seen.size.width, height: 1), glyph: glyph, style: style)
        }
    }

    func paintDrawing(_ drawing: any Drawing, _ frame: Rect, _ clip: Rect, _ style: Style) {
        if paintsPictures, let pixels = drawing as? PixelDrawing, paint(pixels, frame, clip, style) { return }
        var canvas = BufferCanvas(
            buffer: buffer, frame: frame, clip: frame.intersection(clip), style: style, isDirty: isDirty)
        drawing.draw(on: &canvas)
    }

    /// Paints the cells of a picture; returns `false` when there is no room for them among all that are kept.
    private func paint(_ pixels: PixelDrawing, _ frame: Rect, _ clip: Rect, _ style: Style) -> Bool {
        guard let picture = pixels.picture(on: frame.size), let first = buffer.arena.number(of: picture) else {
            return false
        }
        let size = Size(
            width: min(picture.size.width, frame.size.width), height: min(picture.size.height, frame.size.height))
        let seen = Rect(frame.origin, size).intersection(clip)
        for y in seen.minY..<seen.maxY where isDirty[y] {
            for x in seen.minX..<seen.maxX {
                let cell = (y - frame.minY) * picture.size.width + x - frame.minX
                buffer.put(Cell(glyph: Glyph(picture: first + UInt32(cell)), style: style), x: x, y: y)
            }
        }
        return true
    }
}

package import TextViewKitInterface

extension CellBuffer {
    /// Fills a rectangle with blanks in a style.
    package func fill(_ rect: CellRect, style: Style) { fill(rect, with: Cell(glyph: .space, style: style)) }

    /// Fills a rectangle with one glyph; a glyph that is not one cell wide leaves spaces.
    package func fill(_ rect: CellRect, glyph: Unicode.Scalar, style: Style) {
        let isNarrow = ScalarProperties(glyph.value).width == 1
        fill(rect, with: Cell(glyph: isNarrow ? Glyph(scalar: glyph.value, width: 1) : .space, style: style))
    }

    /// Puts a cell that is one cell wide; outside the grid it vanishes.
    func put(_ cell: Cell, x: Int, y: Int) { fill(CellRect(x: x, y: y, width: 1, height: 1), with: cell) }

    private func fill(_ rect: CellRect, with cell: Cell) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            open(area.x..<area.maxX, y)
            (row(y) + area.x).update(repeating: cell, count: area.width)
        }
    }

    /// Changes the style of what stands in a rectangle, and leaves its glyphs.
    ///
    /// A wide glyph belongs to the rectangle with its left half: both halves always look alike.
    ///
    /// - Parameters:
    ///   - rect: where; clipped to the grid.
    ///   - foreground: a new colour, or `nil` to leave it.
    ///   - background: a new colour, or `nil` to leave it.
    ///   - adding: attributes to set.
    ///   - removing: attributes to reset, before others are set.
    package func restyle(
        _ rect: CellRect, foreground: Colour? = nil, background: Colour? = nil, adding: TextAttributes = [],
        removing: TextAttributes = []
    ) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            touched[y] = true
            let cells = row(y)
            for x in area.x..<area.maxX where cells[x].glyph.width > 0 {
                var style = cells[x].style
                if let foreground { style.foreground = foreground }
                if let background { style.background = background }
                style.attributes = style.attributes.subtracting(removing).union(adding)
                for half in 0..<cells[x].glyph.width { cells[x + half].style = style }
            }
        }
    }

    /// Copies a rectangle from another buffer to (x, y), clipped to both; wide glyphs that are cut leave spaces.
    ///
    /// The buffers may overlap in nothing: `source` is never this buffer.
    package func copy(_ rect: CellRect, from source: CellBuffer, toX x: Int, y: Int) {
        let from = rect.intersection(source.bounds)
        let left = x.addingSaturated(from.x.subtractingSaturated(rect.x))
        let top = y.addingSaturated(from.y.subtractingSaturated(rect.y))
        let to = CellRect(x: left, y: top, width: from.width, height: from.height).intersection(bounds)
        guard !to.isEmpty, source !== self else { return }
        for y in to.y..<to.maxY {
            open(to.x..<to.maxX, y)
            let cells = row(y) + to.x
            cells.update(from: source.row(from.y + y - top) + from.x + to.x - left, count: to.width)
            if cells[0].glyph.width == 0 { cells[0].glyph = .space }
            if cells[to.width - 1].glyph.width == 2 { cells[to.width - 1].glyph = .space }
            if source.arena !== arena { adopt(cells, count: to.width, from: source.arena) }
        }
    }

    private func adopt(_ cells: UnsafeMutablePointer<Cell>, count: Int, from other: GlyphArena) {
        for index in 0..<count {
            let glyph = cells[index].glyph
            cells[index].link = arena.link(other.address(of: cells[index].link))
            if glyph.isPicture { cells[index].glyph = adopted(glyph, from: other) }
            guard glyph.isCluster else { continue }
            let bytes = Array(other.bytes(of: glyph.value))
            let number = arena.number(of: 0..<bytes.count, in: bytes.span)
            cells[index].glyph = Glyph(cluster: number, width: glyph.width, isDisputed: glyph.isDisputed)
        }
    }

    private func adopted(_ tile: Glyph, from other: GlyphArena) -> Glyph {
        guard let (picture, cell) = other.tile(tile.value), let first = arena.number(of: picture) else { return .space }
        return Glyph(picture: first + UInt32(cell.y * picture.size.width + cell.x))
    }

    /// Makes cells of a row ready to be overwritten: wide glyphs that cross an edge leave a space outside.
    func open(_ columns: Range<Int>, _ y: Int) {
        touched[y] = true
        let cells = row(y)
        if columns.lowerBound > 0, cells[columns.lowerBound].glyph.width == 0 {
            cells[columns.lowerBound - 1].glyph = .space
        }
        if columns.upperBound < width, cells[columns.upperBound].glyph.width == 0 {
            cells[columns.upperBound].glyph = .space
        }
    }
}

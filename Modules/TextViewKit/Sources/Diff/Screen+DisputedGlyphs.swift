extension Screen {
    /// Writes a glyph of disputed width so that the row is right wherever the terminal leaves its cursor.
    ///
    /// Its cells are blanked first, in case it covers fewer; it may not wrap, in case it would reach over the edge; the
    /// cells to the right that it may have covered are written again; and the next glyph is placed absolutely.
    mutating func writeDisputed(
        at x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>, _ row: inout RowDifference, _ arena: GlyphArena
    ) -> Int {
        let glyph = cells[x].glyph
        for _ in 0..<glyph.width { output.append(" ") }
        cursor.advance(glyph.width, width: shown.width)
        let neighbour = x > 0 && x == shown.width - 1 ? leftNeighbour(of: x, cells) : nil
        // Two of the kind would push each other off the edge in turns: the one that has the last column stays a space.
        if let neighbour, cells[neighbour].glyph.isDisputed { return 1 }
        cursor.move(to: x, y, output)
        let reach = x + widestAdvance(glyph, arena)
        if reach > shown.width { output.append("\u{1B}[?7l") }
        write(glyph, arena)
        cursor.loseColumn()
        if let neighbour { restore(neighbour, y, cells, arena) }
        if reach > shown.width { output.append("\u{1B}[?7h") }
        row.damagedTo = max(row.damagedTo, min(reach, shown.width))
        return glyph.width
    }

    private func leftNeighbour(of x: Int, _ cells: UnsafeMutablePointer<Cell>) -> Int {
        cells[x - 1].glyph.width == 0 ? x - 2 : x - 1
    }

    /// Writes the glyph before the last column again: a terminal that finds no room for a wide glyph there, and must not
    /// wrap, moves it to the left.
    private mutating func restore(_ x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>, _ arena: GlyphArena) {
        cursor.move(to: x, y, output)
        pen.set(cells[x], arena, output)
        if cells[x].glyph.isPicture { noteBlank(x, y) }
        write(cells[x].glyph, arena)
        cursor.loseColumn()
    }

    /// The columns that the glyph takes on a terminal that draws every scalar for itself, each as wide as it can be.
    private func widestAdvance(_ glyph: Glyph, _ arena: GlyphArena) -> Int {
        guard glyph.isCluster else { return 2 }
        let bytes = arena.bytes(of: glyph.value)
        var (offset, columns) = (0, 0)
        while offset < bytes.count {
            let (scalar, length) = bytes.span.scalar(at: offset)
            columns += ScalarProperties(scalar).width
            offset += length
        }
        return max(2, columns)
    }
}

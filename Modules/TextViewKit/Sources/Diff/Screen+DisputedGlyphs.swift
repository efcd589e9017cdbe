extension Screen {
    /// Writes a glyph of disputed width so that the row is right wherever the terminal leaves its cursor.
    ///
    /// Its cells are blanked first, in case it covers fewer; it may not wrap, in case it would reach over the edge; the
    /// cells to the right that it may have covered are written again; and the next glyph is placed absolutely.
    mutating func writeDisputed(
        at x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>, _ row: inout RowDifference, _ arena: GlyphArena
    ) -> Int {
        let cell = cells[x]
        let width = cell.glyph.width
        for _ in 0..<width { output.append(" ") }
        cursor.advance(width, width: shown.width)
        cursor.move(to: x, y, output)
        let reach = x + widestAdvance(cell.glyph, arena)
        let mayWrap = reach > shown.width
        if mayWrap { output.append("\u{1B}[?7l") }
        write(cell.glyph, arena)
        cursor.loseColumn()
        if x > 0, x == shown.width - 1 { restore(before: x, y, cells, arena) }
        if mayWrap { output.append("\u{1B}[?7h") }
        row.damagedTo = max(row.damagedTo, min(reach, shown.width))
        return width
    }

    /// Writes the glyph before the last column again: a terminal that finds no room for a wide glyph there, and must not
    /// wrap, moves it to the left.
    private mutating func restore(
        before x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>, _ arena: GlyphArena
    ) {
        let start = cells[x - 1].glyph.width == 0 ? x - 2 : x - 1
        cursor.move(to: start, y, output)
        pen.set(cells[start], arena, output)
        write(cells[start].glyph, arena)
        cursor.loseColumn()
    }

    /// The columns that the glyph takes on a terminal that draws every scalar for itself, each as wide as it can be.
    private func widestAdvance(_ glyph: Glyph, _ arena: GlyphArena) -> Int {
        guard glyph.isCluster else { return 2 }
        let scalars = String(decoding: arena.bytes(of: glyph.value), as: UTF8.self).unicodeScalars
        return max(2, scalars.reduce(0) { $0 + ScalarProperties($1.value).width })
    }
}

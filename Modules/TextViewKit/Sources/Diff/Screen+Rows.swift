extension Screen {
    /// Writes what differs in a row, and remembers the row as shown.
    mutating func writeRow(_ y: Int, of frame: CellBuffer) {
        let width = frame.width
        let (old, new) = (shown.row(y), frame.row(y))
        var row = RowDifference(old, new, width: width)
        while let x = row.next() {
            if row.erasesToEnd(from: x) {
                eraseToEnd(from: x, y)
                break
            }
            bridge(to: x, y, new)
            let count = write(at: x, y, new, &row, frame.arena)
            row.advance(to: x + count)
        }
        old.update(from: new, count: width)
    }

    private mutating func eraseToEnd(from x: Int, _ y: Int) {
        cursor.move(to: x, y, output)
        pen.prepareErasing(output)
        output.append("\u{1B}[K")
    }

    /// Brings the cursor to a cell: by writing the few unchanged cells before it again, where that is shorter.
    @inline(__always)
    private mutating func bridge(to x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>) {
        if cursor.x != x || cursor.y != y { reach(x, y, cells) }
    }

    private mutating func reach(_ x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>) {
        guard cursor.y == y, let from = cursor.x, from < x, x - from <= 3 else {
            return cursor.move(to: x, y, output)
        }
        for place in from..<x where !pen.writes(cells[place]) { return cursor.move(to: x, y, output) }
        for place in from..<x { output.append(scalar: cells[place].glyph.value) }
        cursor.advance(x - from, width: shown.width)
    }

    /// Writes the cell at the cursor, or a run of equal ones, and returns how many cells that were.
    private mutating func write(
        at x: Int, _ y: Int, _ cells: UnsafeMutablePointer<Cell>, _ row: inout RowDifference, _ arena: GlyphArena
    ) -> Int {
        let cell = cells[x]
        let mayRun = capabilities.repeats || cell.glyph == .space
        let run = mayRun ? row.equalRun(from: x) : 1
        if run > 12, cell.isErasable { return erase(run, x, y) }
        pen.set(cell, arena, output)
        if cell.glyph.isDisputed { return writeDisputed(at: x, y, cells, &row, arena) }
        if cell.glyph.isPicture { noteBlank(x, y) }
        write(cell.glyph, arena)
        cursor.advance(cell.glyph.width, width: shown.width)
        if run > 4, capabilities.repeats, cell.glyph.width == 1, !cell.glyph.isCluster {
            return 1 + repeatLast(run - 1, cell.glyph)
        }
        return max(1, cell.glyph.width)
    }

    /// ECH (ECMA-48, 8.3.38), which leaves the cursor where it is.
    private mutating func erase(_ count: Int, _ x: Int, _ y: Int) -> Int {
        pen.prepareErasing(output)
        output.append(csi: count, "X")
        return count
    }

    /// REP (ECMA-48, 8.3.103) where it is shorter than the glyphs.
    private mutating func repeatLast(_ count: Int, _ glyph: Glyph) -> Int {
        guard count * glyph.value.utf8Length > 6 else { return 0 }
        output.append(csi: count, "b")
        cursor.advance(count, width: shown.width)
        return count
    }

    @inline(__always)
    mutating func write(_ glyph: Glyph, _ arena: GlyphArena) {
        if glyph.isCluster {
            output.append(arena.bytes(of: glyph.value))
        } else if glyph.isPicture {
            output.append(" ")
        } else if glyph.width > 0 {
            output.append(scalar: glyph.value)
        }
    }
}

extension UInt32 {
    /// The bytes of a scalar in UTF-8.
    fileprivate var utf8Length: Int { self < 0x80 ? 1 : self < 0x800 ? 2 : self < 0x10000 ? 3 : 4 }
}

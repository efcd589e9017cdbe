/// Walks over the cells of a row that differ from what is shown.
struct RowDifference {
    private let old: UnsafeMutablePointer<Cell>
    private let new: UnsafeMutablePointer<Cell>
    private let width: Int
    /// Behind the last cell that differs.
    private let end: Int
    /// Where the spaces begin that reach to the end of the row and that erasing leaves just as well.
    private let erasableFrom: Int
    private var position = 0
    /// Cells before this column are written again, because a glyph may have been drawn over them.
    var damagedTo = 0

    init(_ old: UnsafeMutablePointer<Cell>, _ new: UnsafeMutablePointer<Cell>, width: Int) {
        (self.old, self.new, self.width) = (old, new, width)
        var end = width
        while end > 0, old[end - 1].looksLike(new[end - 1]) { end -= 1 }
        self.end = end
        var erasable = width
        while erasable > 0, new[erasable - 1].isErasable { erasable -= 1 }
        erasableFrom = erasable
    }

    /// The next cell to be written, always the left half of a wide glyph.
    mutating func next() -> Int? {
        while position < max(end, damagedTo) {
            let isWanted = position < damagedTo || !old[position].looksLike(new[position])
            if isWanted, new[position].glyph.width > 0 { return position }
            position += 1
        }
        return nil
    }

    /// Goes on behind what was written.
    ///
    /// Whether a glyph of disputed width may have the last column depends on the glyph before it, so it is written again
    /// with that one.
    mutating func advance(to column: Int) {
        position = column
        if column == width - 1, new[column].glyph.isDisputed { damagedTo = width }
    }

    /// Whether EL is shorter than writing the spaces that are left.
    func erasesToEnd(from x: Int) -> Bool { x >= erasableFrom && max(end, damagedTo) - x > 3 }

    /// How many cells from here on have to be written and are the same.
    func equalRun(from x: Int) -> Int {
        var run = 1
        while x + run < max(end, damagedTo), new[x + run] == new[x], x + run < damagedTo || old[x + run] != new[x + run]
        {
            run += 1
        }
        return run
    }
}

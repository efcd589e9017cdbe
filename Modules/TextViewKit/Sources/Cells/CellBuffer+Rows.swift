extension CellBuffer {
    /// Moves whole rows down, or up when the distance is negative; the rows that they leave keep their contents.
    func moveRows(to rows: Range<Int>, by distance: Int) {
        guard !rows.isEmpty else { return }
        row(rows.lowerBound).update(from: row(rows.lowerBound - distance), count: rows.count * width)
    }

    /// Makes a row blank.
    func blankRow(_ y: Int) { row(y).update(repeating: .blank, count: width) }
}

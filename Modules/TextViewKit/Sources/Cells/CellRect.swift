/// A rectangle of cells, whose edges saturate: no size or offset, however large, makes arithmetic trap.
package struct CellRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    /// A rectangle whose left upper corner is at (x, y); a negative size counts as 0.
    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    /// The first column to the right of it.
    package var maxX: Int { x.addingSaturated(width) }
    /// The first row below it.
    package var maxY: Int { y.addingSaturated(height) }
    package var isEmpty: Bool { width == 0 || height == 0 }

    /// What lies in both.
    package func intersection(_ other: CellRect) -> CellRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return CellRect(
            x: left, y: top, width: right.subtractingSaturated(left), height: bottom.subtractingSaturated(top))
    }
}

extension Int {
    /// The sum, or the nearest number there is.
    func addingSaturated(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }

    /// The difference, or the nearest number there is.
    func subtractingSaturated(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other < 0 ? .max : .min) : difference
    }
}

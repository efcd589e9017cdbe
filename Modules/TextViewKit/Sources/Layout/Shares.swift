import TextViewKitInterface

/// Divides room among columns that have a least and a greatest width.
enum Shares {
    /// The widths of the columns, from left to right.
    ///
    /// What can stretch the least is served first; what does not divide evenly goes to the first columns. Columns keep
    /// their least width even where the room is too small.
    static func divide(_ room: Int, _ bounds: [ClosedRange<Int>]) -> [Int] {
        let order = bounds.indices.sorted { left, right in
            let (a, b) = (bounds[left].stretch, bounds[right].stretch)
            return a != b ? a < b : left < right
        }
        var left = room
        var widths = bounds.map(\.lowerBound)
        for (served, index) in order.enumerated() {
            let waiting = bounds.count - served
            let offer = max((left + waiting - 1) / waiting, 0)
            widths[index] = min(max(offer, bounds[index].lowerBound), bounds[index].upperBound)
            left -= widths[index]
        }
        return widths
    }
}

extension ClosedRange<Int> {
    fileprivate var stretch: Int { upperBound - lowerBound }
}

import TextViewKitInterface

extension LayoutPass {
    func measureGrid(_ rows: [Element], _ grid: GridContent, _ proposal: ProposedSize) -> Size {
        let columns = columns(rows, grid, proposal.width)
        let width = columns.reduce(max(columns.count - 1, 0) * grid.horizontalSpacing, +)
        let height = rows.reduce(max(rows.count - 1, 0) * grid.verticalSpacing) {
            $0 + rowHeight($1, columns, width)
        }
        return Size(width: max(width, fullRows(rows, proposal.width)), height: height)
    }

    func arrangeGrid(_ rows: [Element], _ grid: GridContent, _ proposal: ProposedSize) {
        let columns = columns(rows, grid, proposal.width)
        let width = columns.reduce(max(columns.count - 1, 0) * grid.horizontalSpacing, +)
        var y = 0
        for row in rows {
            let height = rowHeight(row, columns, width)
            let origin = Point(x: 0, y: y)
            if case .gridRow = row.content {
                arrangeRow(row, at: origin, Size(width: width, height: height), columns, grid)
            } else {
                place(row, at: origin, ProposedSize(width: width, height: height))
            }
            y += height + grid.verticalSpacing
        }
    }

    private func arrangeRow(_ row: Element, at origin: Point, _ size: Size, _ columns: [Int], _ grid: GridContent) {
        var x = 0
        var reach = Rect(.zero, size)
        for (cell, width) in zip(row.children, columns) {
            let room = Size(width: width, height: size.height)
            let offer = ProposedSize(width: width, height: nil)
            let start = grid.alignment.origin(of: measure(cell, offer), in: room)
            place(cell, at: Point(x: x + start.x, y: start.y), offer)
            reach = reach.union(cell.layout.reach.moved(by: cell.layout.origin))
            x += width + grid.horizontalSpacing
        }
        row.layout.origin = origin
        row.layout.size = size
        row.layout.reach = reach
    }

    private func rowHeight(_ row: Element, _ columns: [Int], _ width: Int) -> Int {
        guard case .gridRow = row.content else {
            return measure(row, ProposedSize(width: width, height: nil)).height
        }
        return zip(row.children, columns).reduce(0) { height, pair in
            max(height, measure(pair.0, ProposedSize(width: pair.1, height: nil)).height)
        }
    }

    /// The widths of the columns: the ideal ones when nothing is proposed, otherwise the room shared out.
    private func columns(_ rows: [Element], _ grid: GridContent, _ width: Int?) -> [Int] {
        let cells = rows.filter { $0.content == .gridRow }.map(\.children)
        let count = cells.reduce(0) { max($0, $1.count) }
        let bounds = (0..<count).map { column in
            limits(of: cells.compactMap { column < $0.count ? $0[column] : nil }, isIdeal: width == nil)
        }
        guard let width else { return bounds.map(\.upperBound) }
        return Shares.divide(max(width - max(count - 1, 0) * grid.horizontalSpacing, 0), bounds)
    }

    private func limits(of cells: [Element], isIdeal: Bool) -> ClosedRange<Int> {
        let least = cells.reduce(0) { max($0, measure($1, ProposedSize(width: 0, height: nil)).width) }
        let most = isIdeal ? nil : Length.greatest
        let greatest = cells.reduce(0) { max($0, measure($1, ProposedSize(width: most, height: nil)).width) }
        return least...max(least, greatest)
    }

    private func fullRows(_ rows: [Element], _ width: Int?) -> Int {
        rows.filter { $0.content != .gridRow }.reduce(0) {
            max($0, measure($1, ProposedSize(width: width, height: nil)).width)
        }
    }
}

import TextViewKitInterface

/// Fills the height of a list with rows, beginning where its position says.
struct ListWindow {
    private let list: ListContent
    private let position: ListPosition
    private let height: Int
    private let offer: ProposedSize
    private let pass: LayoutPass
    private var lowering: Lowering
    /// The number of the first row that was built.
    private(set) var first = 0
    /// The rows in sight, from top to bottom.
    private(set) var rows: [Element] = []

    init(_ list: ListContent, _ position: ListPosition, _ size: Size, former: [Element], _ pass: LayoutPass) {
        self.list = list
        self.position = position
        self.pass = pass
        // Taller than any screen, everything would be built.
        height = min(size.height, CellBuffer.limit)
        offer = ProposedSize(width: max(size.width - (list.showsBar ? 1 : 0), 0), height: nil)
        lowering = list.seed.inside(former: former)
        rows.reserveCapacity(former.count + 1)
    }

    mutating func fill() {
        guard list.count > 0, height > 0 else { return }
        let last = list.count - 1
        switch position {
        case .row(let number, let offset): fill(from: min(max(number, 0), last), offset: number > last ? 0 : offset)
        case .end: fillUp(from: last)
        case .bottom(let number): fill(upFrom: min(max(number, 0), last))
        case .showing(let number): fill(showing: min(max(number, 0), last))
        }
    }

    private mutating func fill(from number: Int, offset: Int) {
        first = number
        let row = build(number)
        let hidden = min(max(offset, 0), height(of: row) - 1)
        let end = fillDown(row, from: -hidden)
        // The list ends within the window: what is left is filled from above, so that the end stands at the lower edge.
        if end < height, first > 0 || hidden > 0 { fillUp(from: list.count - 1) }
    }

    private mutating func fill(upFrom number: Int) {
        fillUp(from: number)
        guard first == 0, let last = rows.last, last.layout.origin.y + height(of: last) < height else { return }
        rows.removeAll(keepingCapacity: true)
        fill(from: 0, offset: 0)
    }

    private mutating func fill(showing number: Int) {
        let end = fillDown(build(0), from: 0)
        let last = rows.count - 1
        if number > last || number == last && end > height { fillUp(from: number) }
    }

    /// Places rows downwards until the window is full, and returns where they end.
    private mutating func fillDown(_ row: Element, from start: Int) -> Int {
        var y = start
        var row = row
        while true {
            row.layout.origin = Point(x: 0, y: y)
            y += height(of: row)
            rows.append(row)
            guard y < height, first + rows.count < list.count else { return y }
            y += list.spacing
            row = build(first + rows.count)
        }
    }

    /// Places rows upwards, the given one at the lower edge; where they do not fill the window they begin at the top.
    private mutating func fillUp(from number: Int) {
        rows.removeAll(keepingCapacity: true)
        var used = -list.spacing
        first = number + 1
        while used < height, first > 0 {
            first -= 1
            rows.append(build(first))
            used += height(of: rows[rows.count - 1]) + list.spacing
        }
        rows.reverse()
        var y = used > height ? height - used : 0
        for row in rows {
            row.layout.origin = Point(x: 0, y: y)
            y += height(of: row) + list.spacing
        }
    }

    private mutating func build(_ number: Int) -> Element {
        list.row(number, &lowering)
        let row = lowering.elements[lowering.elements.count - 1]
        pass.place(row, at: .zero, offer)
        return row
    }

    /// The height of a row, at least 1: rows without height would never fill a window.
    private func height(of row: Element) -> Int { max(row.layout.size.height, 1) }

    /// The first and the last cell of the bar that shows which part is seen.
    var bar: ClosedRange<Int>? {
        guard list.showsBar, rows.count < list.count else { return nil }
        return ScrollBar.range(from: first, seen: rows.count, of: list.count, in: height)
    }
}

import TextViewKitInterface

extension ListContent {
    /// Where nobody says how high a list may be, it shows its first rows as if each were one line.
    var idealSize: Size {
        Size(width: 40, height: min(max(count * (1 + spacing) - spacing, 0), 1000))
    }
}

extension LayoutPass {
    /// Builds, measures and places the rows that can be seen, and no others.
    func arrangeList(_ element: Element, _ list: ListContent, _ size: Size) {
        let former = element.rows.isEmpty ? list.previousRows : element.rows
        var window = ListWindow(list, size, former: former, self)
        window.fill()
        element.rows = window.rows.map(\.element)
        element.listBar = window.bar
        list.previousRows = []
    }
}

/// Fills the height of a list with rows, beginning where its position says.
private struct ListWindow {
    struct Row {
        var number: Int
        var element: Element
        var height: Int
    }

    let list: ListContent
    let height: Int
    let offer: ProposedSize
    let pass: LayoutPass
    var lowering: Lowering
    var rows: [Row] = []

    init(_ list: ListContent, _ size: Size, former: [Element], _ pass: LayoutPass) {
        self.list = list
        self.pass = pass
        // Taller than any screen, everything would be built.
        height = min(size.height, CellBuffer.limit)
        offer = ProposedSize(width: max(size.width - (list.showsBar ? 1 : 0), 0), height: nil)
        lowering = list.seed.inside(former: former)
        rows.reserveCapacity(former.count + 1)
    }

    mutating func fill() {
        guard list.count > 0, height > 0 else { return }
        switch list.position {
        case .row(let number, let offset): fill(from: number, offset: offset)
        case .end: fillUp(from: list.count - 1)
        case .showing(let number): fill(showing: min(max(number, 0), list.count - 1))
        }
    }

    private mutating func fill(from number: Int, offset: Int) {
        guard number < list.count else { return fillUp(from: list.count - 1) }
        let first = build(max(number, 0))
        rows.append(first)
        let hidden = min(max(offset, 0), first.height - 1)
        let end = fillDown(from: -hidden)
        // The list ends within the window: what is left is filled from above, so that the end stands at the lower edge.
        if end < height, rows[0].number > 0 || hidden > 0 { fillUp(from: list.count - 1) }
    }

    private mutating func fill(showing number: Int) {
        rows.append(build(0))
        _ = fillDown(from: 0)
        let isWhole = rows.last.map { number < $0.number || number == $0.number && usedHeight <= height } ?? false
        if !isWhole { fillUp(from: number) }
    }

    private var usedHeight: Int {
        rows.reduce(max(rows.count - 1, 0) * list.spacing) { $0 + $1.height }
    }

    /// Places rows downwards until the window is full, and returns where they end.
    private mutating func fillDown(from start: Int) -> Int {
        var y = start
        pass.place(rows[0].element, at: Point(x: 0, y: y), offer)
        y += rows[0].height
        while y < height, let last = rows.last, last.number + 1 < list.count {
            let row = build(last.number + 1)
            pass.place(row.element, at: Point(x: 0, y: y + list.spacing), offer)
            y += row.height + list.spacing
            rows.append(row)
        }
        return y
    }

    /// Places rows upwards, the given one at the lower edge; where they do not fill the window they begin at the top.
    private mutating func fillUp(from number: Int) {
        var found: [Row] = []
        var used = -list.spacing
        var next = number
        while used < height, next >= 0 {
            found.append(build(next))
            used += found[found.count - 1].height + list.spacing
            next -= 1
        }
        rows = found.reversed()
        var y = used > height ? height - used : 0
        for row in rows {
            pass.place(row.element, at: Point(x: 0, y: y), offer)
            y += row.height + list.spacing
        }
    }

    private mutating func build(_ number: Int) -> Row {
        let start = lowering.elements.count
        list.row(number, &lowering)
        let element = lowering.elements[start]
        // A row without height would never fill a window.
        return Row(number: number, element: element, height: max(pass.measure(element, offer).height, 1))
    }

    /// The first and the last cell of the bar that shows which part is seen.
    var bar: ClosedRange<Int>? {
        guard list.showsBar, let first = rows.first, let last = rows.last, rows.count < list.count else { return nil }
        let length = max(rows.count * height / list.count, 1)
        let room = height - length
        let start = last.number == list.count - 1 ? room : first.number * room / max(list.count - rows.count, 1)
        return min(start, room)...min(start, room) + length - 1
    }
}

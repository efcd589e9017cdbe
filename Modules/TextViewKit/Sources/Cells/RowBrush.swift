import TextViewKitInterface

/// Draws text into one row of a buffer from left to right.
struct RowBrush {
    private let buffer: CellBuffer
    private let cells: UnsafeMutablePointer<Cell>
    private let y: Int
    private let model: WidthModel
    /// The columns that may be drawn into; empty when the row is not visible.
    private let visible: Range<Int>
    private let origin: Int
    private var column: Int
    private var hasBegun = false
    /// Where the last cluster ended: one may reach from a run into the next.
    private var resume = 0
    var style = Style.plain
    var link = LinkID.none
    /// Columns between tab stops counted from the origin, or 0 where a tab takes no cell.
    var tabWidth = 0

    /// A brush at (x, y).
    ///
    /// Places beyond ±2⁴⁰ columns count as that: adding up widths cannot overflow then.
    init(_ buffer: CellBuffer, x: Int, y: Int, clip: CellRect, model: WidthModel) {
        let area = clip.intersection(buffer.bounds)
        let isInside = y >= area.y && y < area.maxY
        self.buffer = buffer
        self.y = y
        self.model = model
        visible = isInside ? area.x..<max(area.x, area.maxX) : 0..<0
        cells = isInside ? buffer.row(y) : buffer.cells
        origin = min(max(x, -1 << 40), 1 << 40)
        column = origin
    }

    var isVisible: Bool { !visible.isEmpty }
    var drawnColumns: Int { column - origin }

    /// Draws a part of a text in the present style.
    mutating func draw(_ text: Span<UInt8>, _ range: Range<Int>) {
        var scanner = ClusterScanner(model: model, offset: max(range.lowerBound, resume))
        while scanner.offset < range.upperBound {
            let run = text.plainRun(from: scanner.offset, to: range.upperBound)
            if run > 0 {
                drawPlain(text, scanner.offset, run)
                scanner.offset += run
            } else if let cluster = scanner.next(in: text, before: range.upperBound) {
                draw(cluster, text)
            }
        }
        resume = scanner.offset
    }

    /// Draws the sign that something was left out.
    mutating func drawEllipsis() {
        for place in claim(1) { cells[place] = Cell(glyph: Glyph(scalar: 0x2026, width: 1), style: style, link: link) }
        column += 1
    }

    /// The hot path: printable ASCII, one cell a byte.
    @inline(__always)
    private mutating func drawPlain(_ text: Span<UInt8>, _ offset: Int, _ count: Int) {
        let shown = claim(count)
        var cell = Cell(glyph: .space, style: style, link: link)
        var index = offset + shown.lowerBound - column
        for place in shown {
            cell.glyph = Glyph(scalar: UInt32(text[unchecked: index]), width: 1)
            cells[place] = cell
            index += 1
        }
        column += count
    }

    @inline(__always)
    private mutating func draw(_ cluster: Cluster, _ text: Span<UInt8>) {
        guard hasBegun, cluster.width == 1, !cluster.isComposed, visible.contains(column) else {
            return drawAny(cluster, text)
        }
        let glyph = Glyph(scalar: cluster.scalar, width: 1, isDisputed: cluster.isDisputed)
        cells[column] = Cell(glyph: glyph, style: style, link: link)
        column += 1
    }

    private mutating func drawAny(_ cluster: Cluster, _ text: Span<UInt8>) {
        let width = cluster.isTab ? columnsToTabStop : cluster.width
        let shown = claim(width)
        defer { column += width }
        guard shown.count == width, !cluster.isTab else { return blank(shown) }
        guard let first = shown.first else { return }
        cells[first] = Cell(glyph: glyph(of: cluster, text), style: style, link: link)
        if width == 2 { cells[first + 1] = Cell(glyph: .continuation, style: style, link: link) }
    }

    private var columnsToTabStop: Int { tabWidth > 0 ? tabWidth - (column - origin) % tabWidth : 0 }

    private func glyph(of cluster: Cluster, _ text: Span<UInt8>) -> Glyph {
        guard cluster.isComposed else {
            return Glyph(scalar: cluster.scalar, width: cluster.width, isDisputed: cluster.isDisputed)
        }
        let number = buffer.arena.number(of: cluster.start..<cluster.end, in: text)
        return Glyph(cluster: number, width: cluster.width, isDisputed: cluster.isDisputed)
    }

    private func blank(_ columns: Range<Int>) {
        for place in columns { cells[place] = Cell(glyph: .space, style: style, link: link) }
    }

    /// The visible ones of the next columns.
    ///
    /// A wide glyph whose left half lies just before the first of all loses it.
    @inline(__always)
    private mutating func claim(_ count: Int) -> Range<Int> {
        let start = min(max(column, visible.lowerBound), visible.upperBound)
        let end = max(start, min(column + count, visible.upperBound))
        if !hasBegun, start < end { begin(at: start) }
        return start..<end
    }

    private mutating func begin(at start: Int) {
        hasBegun = true
        buffer.touched[y] = true
        if start > 0, cells[start].glyph.width == 0 { cells[start - 1].glyph = .space }
    }

    /// Leaves a space where the last glyph covered the left half of a wide one.
    func finish() {
        let end = min(column, visible.upperBound)
        if hasBegun, end < buffer.width, cells[end].glyph.width == 0 { cells[end].glyph = .space }
    }
}

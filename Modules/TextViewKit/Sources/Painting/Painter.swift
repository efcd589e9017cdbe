import TextViewKitInterface

/// Paints elements into a buffer, on the rows that differ from the last frame.
struct Painter {
    let buffer: CellBuffer
    let metrics: TextMetrics
    /// For each row whether it has to be painted.
    private(set) var isDirty: [Bool]
    /// Backgrounds under a text that lies over something else; kept so that painting never allocates.
    var underlay: [Colour] = []
    /// Whether pictures are cells of their own instead of half blocks.
    let paintsPictures: Bool
    /// How many elements were painted.
    var painted = 0

    init(_ buffer: CellBuffer, _ metrics: TextMetrics, paintsPictures: Bool = false) {
        self.paintsPictures = paintsPictures
        self.buffer = buffer
        self.metrics = metrics
        isDirty = [Bool](repeating: false, count: buffer.height)
        underlay.reserveCapacity(buffer.width)
    }

    /// Chooses the rows that differ, and blanks them; `nil` for the former ones means all.
    mutating func begin(_ rows: [UInt64], former: [UInt64]?) {
        for row in isDirty.indices {
            isDirty[row] = former == nil
            if let former { isDirty[row] = former[row] != rows[row] }
            if isDirty[row] { buffer.fill(CellRect(x: 0, y: row, width: buffer.width, height: 1), style: .plain) }
        }
    }

    /// Paints an element and what it contains; `covers` says whether something may have been painted under it.
    mutating func paint(_ element: Element, at corner: Point, clip: Rect, covers: Bool) {
        let origin = corner + element.layout.origin
        let seen = element.layout.reach.moved(by: origin).intersection(clip)
        guard !seen.isEmpty, hasDirtyRow(seen) else { return }
        let frame = Rect(origin, element.layout.size)
        paintOwn(element, frame, clip, covers)
        switch element.content {
        case .hidden: return
        case .list:
            let inner = frame.intersection(clip)
            for row in element.rows { paint(row, at: origin, clip: inner, covers: covers) }
        case .clipped, .scroll: paintChildren(element, at: origin, clip: frame.intersection(clip), covers)
        case .layers, .overlay: paintPile(element, at: origin, clip: clip, covers)
        case .background:
            for child in element.children.dropFirst() { paint(child, at: origin, clip: clip, covers: covers) }
            if let content = element.children.first { paint(content, at: origin, clip: clip, covers: true) }
        default: paintChildren(element, at: origin, clip: clip, covers)
        }
    }

    private mutating func paintChildren(_ element: Element, at origin: Point, clip: Rect, _ covers: Bool) {
        for child in element.children { paint(child, at: origin, clip: clip, covers: covers) }
    }

    private mutating func paintPile(_ element: Element, at origin: Point, clip: Rect, _ covers: Bool) {
        var covers = covers
        for child in element.children {
            paint(child, at: origin, clip: clip, covers: covers)
            covers = true
        }
    }

    private func hasDirtyRow(_ rect: Rect) -> Bool {
        for row in rect.minY..<rect.maxY where isDirty[row] { return true }
        return false
    }

    private mutating func paintOwn(_ element: Element, _ frame: Rect, _ clip: Rect, _ covers: Bool) {
        guard element.paints else { return }
        painted += 1
        switch element.content {
        case .text: paintText(element, frame, clip, covers)
        case .divider(let style): paintDivider(frame, clip, style)
        case .border(let border, let style): paintBorder(border, frame, clip, style)
        case .fill(let style): fill(frame.intersection(clip), style)
        case .drawing(let box, let style): paintDrawing(box.drawing, frame, clip, style)
        case .list, .scroll: paintBar(element.bar, frame, clip)
        default: return
        }
    }

    private func fill(_ rect: Rect, _ style: Style) {
        for row in rect.minY..<rect.maxY where isDirty[row] {
            buffer.fill(CellRect(x: rect.minX, y: row, width: rect.size.width, height: 1), style: style)
        }
    }
}

import TextViewKitInterface

/// Walks the elements that can be seen, in the order of painting, and notes each one that paints.
struct SignaturePass {
    var signatures: RowSignatures

    mutating func visit(_ element: Element, at corner: Point, clip: Rect) {
        let origin = corner + element.layout.origin
        let seen = element.layout.reach.moved(by: origin).intersection(clip)
        guard !seen.isEmpty else { return }
        let frame = Rect(origin, element.layout.size)
        if element.paints { signatures.note(element, frame, clip) }
        switch element.content {
        case .hidden: return
        case .list:
            let inner = frame.intersection(clip)
            for row in element.rows { note(row, at: origin, clip: inner) }
        case .clipped, .scroll: visitChildren(element, at: origin, clip: frame.intersection(clip))
        case .background:
            for child in element.children.dropFirst() { visit(child, at: origin, clip: clip) }
            if let content = element.children.first { visit(content, at: origin, clip: clip) }
        default: visitChildren(element, at: origin, clip: clip)
        }
    }

    /// Notes a row of a list as one: nothing in it can change without its getting a new stamp.
    private mutating func note(_ row: Element, at corner: Point, clip: Rect) {
        let origin = corner + row.layout.origin
        signatures.note(row, row.layout.reach.moved(by: origin), clip)
    }

    private mutating func visitChildren(_ element: Element, at origin: Point, clip: Rect) {
        for child in element.children { visit(child, at: origin, clip: clip) }
    }
}

extension Element {
    /// Whether the element itself puts anything on the screen.
    var paints: Bool {
        switch content {
        case .text, .divider, .drawing, .border, .fill: true
        case .list(let list): list.showsBar
        case .scroll(let scroll): scroll.showsBar
        default: false
        }
    }
}

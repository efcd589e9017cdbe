import TextViewKitInterface

/// A window or a list whose content may be larger than the room it has.
struct ScrollRegion {
    let place: Identity
    let element: Element
    let frame: Rect
    let visible: Rect
    let scope: Int
    /// The region around it, by its number.
    let parent: Int?

    var list: ListContent? {
        if case .list(let list) = element.content { list } else { nil }
    }

    /// How far the content can be moved beyond what is seen now: columns or rows to the left, right, above and below.
    var room: EdgeInsets {
        guard let list else { return windowRoom }
        let rows = element.rows
        let isAtTop = element.firstRow == 0 && (rows.first?.layout.origin.y ?? 0) >= 0
        let last = rows.last.map { $0.layout.origin.y + $0.layout.size.height } ?? 0
        let isAtEnd = element.firstRow + rows.count >= list.count && last <= frame.size.height
        return EdgeInsets(top: isAtTop ? 0 : 1, bottom: isAtEnd ? 0 : 1)
    }

    private var windowRoom: EdgeInsets {
        guard let content = element.children.first?.layout else { return EdgeInsets() }
        let bar = element.bar == nil ? 0 : 1
        return EdgeInsets(
            top: -content.origin.y, leading: -content.origin.x,
            bottom: max(content.size.height + content.origin.y - frame.size.height, 0),
            trailing: max(content.size.width + content.origin.x - frame.size.width + bar, 0))
    }
}

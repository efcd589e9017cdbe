package import TextViewKitInterface

/// Reads the tree of elements in the order of reading.
package struct AccessibilityPass {
    private var counts: [AccessibilityRole: Int] = [:]

    /// The nodes of a tree that was placed.
    package static func nodes(of root: Element) -> [AccessibilityNode] {
        var pass = AccessibilityPass()
        return pass.visit(root, at: .zero, said: Annotation())
    }

    private mutating func visit(_ element: Element, at corner: Point, said: Annotation) -> [AccessibilityNode] {
        let origin = corner + element.layout.origin
        switch element.content {
        case .hidden: return []
        case .annotation(let annotation): return visitAnnotated(element, said.around(annotation), at: origin)
        case .text(let text): return self.text(element, text, said, origin)
        case .list: return element.rows.flatMap { visitRow($0, at: origin) }
        case .background: return visit(element.children.dropFirst() + element.children.prefix(1), at: origin)
        default:
            // What is said around one element holds for it, whatever frame or padding lies between.
            if element.children.count == 1 { return visit(element.children[0], at: origin, said: said) }
            return visit(element.children, at: origin)
        }
    }

    private mutating func visit(_ children: some Sequence<Element>, at origin: Point) -> [AccessibilityNode] {
        children.reduce(into: []) { $0 += visit($1, at: origin, said: Annotation()) }
    }

    /// A row of several words is one group, so that it can be read as one.
    private mutating func visitRow(_ row: Element, at origin: Point) -> [AccessibilityNode] {
        let parts = visit(row, at: origin, said: Annotation())
        guard parts.count > 1 else { return parts }
        var said = Annotation()
        said.place = row.identity
        var group = make(said, .group, "", Rect(origin + row.layout.origin, row.layout.size))
        group.children = parts
        return [group]
    }

    private mutating func visitAnnotated(
        _ element: Element, _ said: Annotation, at origin: Point
    ) -> [AccessibilityNode] {
        guard !said.isHidden, let child = element.children.first else { return [] }
        var said = said
        said.place = said.place ?? element.identity
        if child.isAnnotationOrText || !said.isNode { return visit(child, at: origin, said: said) }
        return [container(element, said, child, origin)]
    }

    private mutating func container(
        _ element: Element, _ said: Annotation, _ child: Element, _ origin: Point
    ) -> AccessibilityNode {
        let isInteractive = said.traits.contains(.interactive)
        let coversChildren = said.coversChildren || isInteractive
        let role = said.role ?? (isInteractive ? .button : said.coversChildren ? .text : .group)
        var node = make(said, role, said.label ?? "", Rect(origin, element.layout.size))
        let children = visit(child, at: origin, said: Annotation())
        if coversChildren {
            if said.label == nil { node.label = children.spoken }
        } else {
            node.children = children
        }
        return node
    }

    private mutating func text(
        _ element: Element, _ text: Paragraph, _ said: Annotation, _ origin: Point
    ) -> [AccessibilityNode] {
        let label = said.label ?? (text.isRedacted ? "" : spoken(text.text.plain))
        guard !label.isEmpty || said.isNode && !text.isRedacted else { return [] }
        var said = said
        said.place = said.place ?? element.identity
        let role = said.traits.contains(.interactive) ? AccessibilityRole.button : .text
        return [make(said, said.role ?? role, label, Rect(origin, element.layout.size))]
    }

    /// The text on one line, without spaces around it.
    private func spoken(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ").trimmingEnd
    }

    private mutating func make(
        _ said: Annotation, _ role: AccessibilityRole, _ label: String, _ frame: Rect
    ) -> AccessibilityNode {
        counts[role, default: 0] += 1
        let ordinal = "\(role.rawValue)\(counts[role, default: 0])"
        var node = AccessibilityNode(
            id: said.id ?? ordinal, role: role, label: label, value: said.value, hint: said.hint, traits: said.traits,
            frame: frame, shortcut: said.shortcut, children: [])
        node.place = said.place
        return node
    }
}

extension [AccessibilityNode] {
    fileprivate var spoken: String {
        flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension Element {
    fileprivate var isAnnotationOrText: Bool {
        switch content {
        case .annotation, .text: true
        default: false
        }
    }
}

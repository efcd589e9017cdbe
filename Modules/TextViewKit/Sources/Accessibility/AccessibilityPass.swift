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
        case .list: return visit(element.rows, at: origin)
        case .background: return visit(element.children.dropFirst() + element.children.prefix(1), at: origin)
        default: return visit(element.children, at: origin)
        }
    }

    private mutating func visit(_ children: some Sequence<Element>, at origin: Point) -> [AccessibilityNode] {
        children.reduce(into: []) { $0 += visit($1, at: origin, said: Annotation()) }
    }

    private mutating func visitAnnotated(
        _ element: Element, _ said: Annotation, at origin: Point
    ) -> [AccessibilityNode] {
        guard !said.isHidden, let child = element.children.first else { return [] }
        if child.isAnnotationOrText || !said.isNode { return visit(child, at: origin, said: said) }
        return [container(element, said, child, origin)]
    }

    private mutating func container(
        _ element: Element, _ said: Annotation, _ child: Element, _ origin: Point
    ) -> AccessibilityNode {
        let role = said.role ?? (said.coversChildren ? .text : .group)
        var node = make(said, role, said.label ?? "", Rect(origin, element.layout.size))
        let children = visit(child, at: origin, said: Annotation())
        if said.coversChildren {
            if said.label == nil { node.label = children.flatMap(\.flattened).map(\.label).joined(separator: " ") }
        } else {
            node.children = children
        }
        return node
    }

    private mutating func text(
        _ element: Element, _ text: Paragraph, _ said: Annotation, _ origin: Point
    ) -> [AccessibilityNode] {
        let label = said.label ?? (text.isRedacted ? "" : text.text.plain)
        guard !label.isEmpty || said.isNode && !text.isRedacted else { return [] }
        return [make(said, said.role ?? .text, label, Rect(origin, element.layout.size))]
    }

    private mutating func make(
        _ said: Annotation, _ role: AccessibilityRole, _ label: String, _ frame: Rect
    ) -> AccessibilityNode {
        counts[role, default: 0] += 1
        let ordinal = "\(role.rawValue)\(counts[role, default: 0])"
        return AccessibilityNode(
            id: said.id ?? ordinal, role: role, label: label, value: said.value, hint: said.hint, traits: said.traits,
            frame: frame, shortcut: said.shortcut, children: [])
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

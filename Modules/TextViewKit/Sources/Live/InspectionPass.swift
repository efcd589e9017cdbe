import TextViewKitInterface

/// Names the elements of a tree that was placed.
struct InspectionPass {
    private var parts: [ScreenInspection.Part] = []

    static func parts(of root: Element) -> [ScreenInspection.Part] {
        var pass = InspectionPass()
        pass.visit(root, at: .zero, depth: 0, names: [])
        return pass.parts
    }

    private mutating func visit(_ element: Element, at corner: Point, depth: Int, names: [String]) {
        let frame = Rect(corner + element.layout.origin, element.layout.size)
        let names = names + [element.content.name]
        let children = element.rows.isEmpty ? element.children : element.rows
        if children.count == 1, children[0].layout.origin == .zero, children[0].layout.size == frame.size {
            return visit(children[0], at: frame.origin, depth: depth, names: names)
        }
        parts.append(ScreenInspection.Part(depth: depth, name: names.joined(separator: " › "), frame: frame))
        for child in children { visit(child, at: frame.origin, depth: depth + 1, names: []) }
    }
}

extension ElementContent {
    /// The name of the case, or the role of what is said and what it is called.
    fileprivate var name: String {
        guard case .annotation(let annotation) = self else { return String("\(self)".prefix { $0 != "(" }) }
        return [annotation.role?.rawValue ?? "note", annotation.label.map { "\"\($0)\"" }].compactMap { $0 }
            .joined(separator: " ")
    }
}

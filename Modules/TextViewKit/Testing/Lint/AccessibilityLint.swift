import TextViewKit
import TextViewKitInterface

/// Looks for what cannot be used without seeing it.
struct AccessibilityLint {
    private let cells: CellBuffer
    private let nodes: [AccessibilityNode]
    /// For each node the groups around it, by their ids.
    private let contexts: [[String]]

    init(_ rendering: Rendering) { self.init(cells: rendering.cells, nodes: rendering.nodes) }

    /// What lies under a dialog is not there until it is closed.
    init(cells: CellBuffer, nodes: [AccessibilityNode]) {
        let dialog = nodes.flatMap(\.flattened).last { $0.traits.contains(.modal) }
        let found = (dialog.map { [$0] } ?? nodes).flatMap { Self.placed($0, in: []) }
        self.cells = cells
        (self.nodes, contexts) = (found.map(\.node), found.map(\.context))
    }

    /// A node and what is in it; a group that has a name, or is a row, tells its controls from those of others.
    private static func placed(
        _ node: AccessibilityNode, in context: [String]
    ) -> [(node: AccessibilityNode, context: [String])] {
        let isContext = node.role == .row || node.role == .group && !node.label.isEmpty
        let inner = isContext ? context + [node.id] : context
        return [(node, context)] + node.children.flatMap { placed($0, in: inner) }
    }

    /// What was found, in reading order.
    var findings: [LintFinding] {
        nodes.indices.flatMap { index in
            rules(at: index).map { LintFinding(rule: $0, id: nodes[index].id, frame: nodes[index].frame) }
        }
    }

    private func rules(at index: Int) -> [LintFinding.Rule] {
        let node = nodes[index]
        let isNameless = !node.label.contains { !$0.isWhitespace }
        let isInteractive = node.traits.contains(.interactive)
        var rules: [LintFinding.Rule] = []
        if isInteractive, isNameless { rules.append(.interactiveWithoutName) }
        if !isInteractive, isNameless, needsLabel(node.role) { rules.append(.emptyLabel) }
        if isInteractive, !isNameless, isRepeated(before: index) { rules.append(.duplicateLabel) }
        if let shortcut = node.shortcut, nodes[..<index].contains(where: { $0.shortcut == shortcut }) {
            rules.append(.duplicateShortcut)
        }
        if node.role == .text, isSign(node.label), isColoured(node.frame) { rules.append(.onlyColour) }
        return rules
    }

    private func needsLabel(_ role: AccessibilityRole) -> Bool {
        ![.group, .list, .table, .tabs].contains(role)
    }

    private func isRepeated(before index: Int) -> Bool {
        let node = nodes[index]
        return nodes[..<index].indices.contains {
            nodes[$0].traits.contains(.interactive) && nodes[$0].label == node.label && nodes[$0].role == node.role
                && contexts[$0] == contexts[index]
        }
    }

    private func isSign(_ label: String) -> Bool {
        !label.isEmpty && !label.contains { $0.isLetter || $0.isNumber }
    }

    private func isColoured(_ frame: Rect) -> Bool {
        let seen = frame.intersection(Rect(width: cells.width, height: cells.height))
        return (seen.minY..<seen.maxY).contains { y in
            (seen.minX..<seen.maxX).contains { x in
                let style = cells.cell(atX: x, y: y)?.style ?? .plain
                return style.foreground != .default || style.background != .default
            }
        }
    }
}

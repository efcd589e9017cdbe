import TextViewKit
import TextViewKitInterface

/// Looks for what cannot be used without seeing it.
struct AccessibilityLint {
    private let cells: CellBuffer
    private let nodes: [AccessibilityNode]

    init(_ rendering: Rendering) { self.init(cells: rendering.cells, nodes: rendering.nodes) }

    init(cells: CellBuffer, nodes: [AccessibilityNode]) {
        self.cells = cells
        self.nodes = nodes.flatMap(\.flattened)
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
        if isInteractive, !isNameless, isRepeated(node, before: index) { rules.append(.duplicateLabel) }
        if node.role == .text, isSign(node.label), isColoured(node.frame) { rules.append(.onlyColour) }
        return rules
    }

    private func needsLabel(_ role: AccessibilityRole) -> Bool {
        ![.group, .list, .table, .tabs].contains(role)
    }

    private func isRepeated(_ node: AccessibilityNode, before index: Int) -> Bool {
        nodes[..<index].contains {
            $0.traits.contains(.interactive) && $0.label == node.label && $0.role == node.role
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

package import TextViewKitInterface

/// Nodes as text: a line for each, those below another one moved to the right.
package struct AccessibilityText {
    package let text: String

    package init(_ nodes: [AccessibilityNode]) {
        text = nodes.map { AccessibilityText.lines($0, depth: 0) }.joined()
    }

    private static func lines(_ node: AccessibilityNode, depth: Int) -> String {
        let line = String(repeating: "  ", count: depth) + node.line + "\n"
        return line + node.children.map { lines($0, depth: depth + 1) }.joined()
    }
}

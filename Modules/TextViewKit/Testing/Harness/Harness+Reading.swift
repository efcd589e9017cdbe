import TextViewKit
public import TextViewKitInterface

extension Harness {
    /// The characters of the screen: a line for each row, without spaces at the end, and without empty rows at the end.
    public var text: String {
        var rows = PlainText(cells).rows[...]
        while rows.last == "" { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// All rows, then the same grid with a letter for each style, and what the letters mean.
    public var styled: String { StyledGrid(cells).text }

    /// What a screen reader is told of all elements.
    public var nodes: [AccessibilityNode] { runtime.nodes }

    /// The same as text, a line for each element.
    public var accessibility: String { AccessibilityText(nodes).text }

    /// What keeps somebody from using the screen who does not see it, or does not see colours.
    public var lint: [LintFinding] { AccessibilityLint(cells: cells, nodes: nodes).findings }

    /// The name of what has the focus.
    public var focused: String? { runtime.focusedLabel }

    /// A conversation with the screen in plain lines, as in the mode for screen readers.
    public var linear: LinearHarness { LinearHarness(self) }
}

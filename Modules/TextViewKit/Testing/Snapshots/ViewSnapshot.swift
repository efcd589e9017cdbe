import TextViewKit
public import TextViewKitInterface

/// A view at a size, as values that a test can look at.
///
///     #expect(ViewSnapshot(Greeting(name: "Ada"), width: 12, height: 1).text == "Hello, Ada")
///
/// Every snapshot is rendered from nothing: what an earlier one showed has no influence.
public struct ViewSnapshot {
    let rendering: Rendering

    /// Renders a view.
    ///
    /// - Parameters:
    ///   - view: what is shown.
    ///   - width: the columns it is offered.
    ///   - height: the rows it is offered.
    ///   - environment: what the view may know of its surroundings; the width class follows the width.
    ///   - model: how wide a terminal draws glyphs.
    public init(
        _ view: some View, width: Int, height: Int, environment: EnvironmentValues = .init(),
        model: WidthModel = .grapheme
    ) {
        rendering = Rendering(
            view, size: Size(width: width, height: height), environment: environment, model: model)
    }

    /// The characters of the cells: a line for each row, without spaces at the end, and without empty rows at the end.
    public var text: String {
        var rows = PlainText(rendering.cells).rows[...]
        while rows.last == "" { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// All rows, then the same grid with a letter for each style, and what the letters mean.
    public var styled: String { StyledGrid(rendering.cells).text }

    /// A picture that a browser opens by itself.
    public var svg: String { rendering.text(as: .svg) }

    /// What a screen reader is told: a line for each element with id, role, label, value, frame and traits.
    public var accessibility: String { rendering.text(as: .a11y) }

    /// The same as values.
    public var nodes: [AccessibilityNode] { rendering.nodes }

    /// What keeps somebody from using the view who does not see it, or does not see colours; empty when nothing does.
    public var lint: [LintFinding] { AccessibilityLint(rendering).findings }

    /// The snapshot in one of its kinds, as it is written to a file.
    ///
    /// - Parameter kind: which one.
    /// - Returns: text that ends with a line feed unless it is empty.
    public func contents(_ kind: SnapshotKind) -> String {
        switch kind {
        case .text: PlainText(rendering.cells).text
        case .styled: styled
        case .svg: svg
        case .accessibility: accessibility
        }
    }
}

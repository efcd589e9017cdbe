/// Rows whose cells stand in common columns: a column is as wide as its widest cell.
///
///     Grid(alignment: .leading) {
///         GridRow { Text("Name"); Text("Ada") }
///         GridRow { Text("Born"); Text("1815") }
///     }
///
/// A child that is no ``GridRow`` is a row of its own across all columns.
public struct Grid<Content: View>: Primitive {
    private let grid: GridContent
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - alignment: where cells stand that are smaller than their column or row.
    ///   - horizontalSpacing: cells between two columns.
    ///   - verticalSpacing: cells between two rows.
    ///   - content: the rows.
    public init(
        alignment: Alignment = .topLeading, horizontalSpacing: Int = 1, verticalSpacing: Int = 0,
        @ViewBuilder content: () -> Content
    ) {
        grid = GridContent(
            alignment: alignment, horizontalSpacing: Length.clamp(horizontalSpacing),
            verticalSpacing: Length.clamp(verticalSpacing))
        self.content = content()
    }

    /// Adds one element with the rows.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.grid(grid)) { content.lower(into: &$0) }
    }
}

/// One row of a ``Grid``.
public struct GridRow<Content: View>: Primitive {
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameter content: the cells, from left to right.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds one element with the cells.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.gridRow) { content.lower(into: &$0) }
    }
}

/// Views one over the other, the last one on top; it is as large as the largest of them.
public struct ZStack<Content: View>: Primitive {
    private let alignment: Alignment
    private let content: Content

    /// Creates a pile.
    ///
    /// - Parameters:
    ///   - alignment: where views stand that are smaller than the largest.
    ///   - content: the views, the lowest first.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds one element with the children.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.layers(alignment)) { content.lower(into: &$0) }
    }
}

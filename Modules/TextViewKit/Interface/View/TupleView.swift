/// Several views in their order; a stack lays each of them out as its own child.
public struct TupleView<each Content: View>: Primitive {
    @usableFromInline let content: (repeat each Content)

    /// Creates a row of views.
    @inlinable
    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// Adds the elements of all parts; each part has an identity by its place.
    @inlinable
    public func lower(into lowering: inout Lowering) {
        var slot = 0
        for view in repeat each content {
            lowering.place(slot) { view.lower(into: &$0) }
            slot += 1
        }
    }
}

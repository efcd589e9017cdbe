/// Several views that are treated as one where a modifier applies, and stay separate children of a stack.
public struct Group<Content: View>: Primitive {
    private let content: Content

    /// Creates a group.
    ///
    /// - Parameter content: the views of the group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the elements of all its views.
    public func lower(into lowering: inout Lowering) {
        content.lower(into: &lowering)
    }
}

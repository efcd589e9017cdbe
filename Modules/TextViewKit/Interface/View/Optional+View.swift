extension Optional: View where Wrapped: View {
    /// Nothing of its own.
    public var body: EmptyView { EmptyView() }

    /// Adds the elements of the view if there is one.
    public func lower(into lowering: inout Lowering) {
        self?.lower(into: &lowering)
    }
}

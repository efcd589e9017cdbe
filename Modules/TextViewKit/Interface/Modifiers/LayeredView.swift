/// A view that decides the size, with another one under or over it.
struct LayeredView<Content: View, Layer: View>: Primitive {
    let content: Content
    let layer: Layer
    let change: ElementContent

    func lower(into lowering: inout Lowering) {
        lowering.add(change) { inner in
            inner.place(0) { group in group.single { content.lower(into: &$0) } }
            inner.place(1) { layer.lower(into: &$0) }
        }
    }
}

extension View {
    /// Draws other views over this one, within its size.
    ///
    /// - Parameters:
    ///   - alignment: where they stand when they are smaller.
    ///   - layer: what lies over the view.
    /// - Returns: the view with its overlay; its size stays.
    public func overlay(alignment: Alignment = .center, @ViewBuilder _ layer: () -> some View) -> some View {
        LayeredView(content: self, layer: layer(), change: .overlay(alignment))
    }

    /// Draws other views under this one, within its size.
    ///
    /// - Parameters:
    ///   - alignment: where they stand when they are smaller.
    ///   - layer: what lies under the view.
    /// - Returns: the view with its background; its size stays.
    public func background(alignment: Alignment = .center, @ViewBuilder _ layer: () -> some View) -> some View {
        LayeredView(content: self, layer: layer(), change: .background(alignment))
    }
}

/// An arrangement of a feature's own, beside ``HStack``, ``VStack`` and ``Grid``.
///
///     struct Stairs: Layout {
///         func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size { … }
///         func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) { … }
///     }
///
///     Stairs() { Text("one"); Text("two") }
///
/// Both functions must be pure: the same proposal and subviews give the same answer. Layouts that are equal are taken for
/// the same, and then neither is asked again.
public protocol Layout: Equatable {
    /// The size that the layout takes.
    ///
    /// - Parameters:
    ///   - proposal: the room that is offered.
    ///   - subviews: the children, in their order.
    /// - Returns: the size, which the parent has to accept.
    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size

    /// Puts each child in its place. A child that is not placed stands in the upper left corner, at its ideal size.
    ///
    /// - Parameters:
    ///   - size: the size that the layout answered with.
    ///   - proposal: the room that had been offered.
    ///   - subviews: the children, in their order.
    func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview])
}

extension Layout {
    /// Arranges views.
    ///
    /// - Parameter content: the children.
    /// - Returns: the arranged views.
    public func callAsFunction(@ViewBuilder content: () -> some View) -> some View {
        ContainerView(.layout(LayoutBox(self)), content())
    }
}

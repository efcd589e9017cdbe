/// Lets the parts of a view be written one below the other, with `if`, `switch` and `if let` between them.
@resultBuilder
public enum ViewBuilder {
    /// No parts.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One part, as it is.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several parts in their order.
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// A part that may be missing.
    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first of two branches.
    @inlinable
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        .first(first)
    }

    /// The second of two branches.
    @inlinable
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        .second(second)
    }

    /// A part behind `if #available`, whose type is not known outside.
    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

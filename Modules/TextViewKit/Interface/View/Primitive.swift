/// A view that the renderer knows how to draw: it has no body, and lowers to an element of its own.
public protocol Primitive: View where Body == EmptyView {}

extension Primitive {
    /// Nothing: a primitive has no parts.
    public var body: EmptyView { EmptyView() }
}

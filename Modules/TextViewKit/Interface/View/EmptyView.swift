/// Nothing: it takes no room, and a stack leaves no gap for it.
public struct EmptyView: Primitive, Sendable, Equatable {
    /// Creates nothing.
    public init() {}

    /// Adds no element.
    public func lower(into lowering: inout Lowering) {}
}

/// Nothing: it takes no room, and a stack leaves no gap for it.
public struct EmptyView: View, Sendable, Equatable {
    /// Creates nothing.
    public init() {}

    /// Nothing again.
    public var body: EmptyView { self }

    /// Adds no element.
    public func lower(into lowering: inout Lowering) {}
}

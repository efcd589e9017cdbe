/// A line across the stack it stands in.
public struct Divider: Primitive, Equatable {
    /// Creates a line.
    public init() {}

    /// Adds one element.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.divider(lowering.environment.style))
    }
}

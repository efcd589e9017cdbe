/// Room that stretches along the stack it stands in.
public struct Spacer: Primitive, Equatable {
    private let least: Int

    /// Creates room.
    ///
    /// - Parameter minLength: the fewest cells it takes.
    public init(minLength: Int = 0) { least = Length.clamp(minLength) }

    /// Adds one element.
    public func lower(into lowering: inout Lowering) {
        lowering.add(.spacer(least: least))
    }
}

/// One of two views; changing over to the other one is a change of identity.
public enum ConditionalView<First: View, Second: View>: Primitive {
    /// The first branch.
    case first(First)
    /// The second branch.
    case second(Second)

    /// Adds the elements of the branch that is there.
    public func lower(into lowering: inout Lowering) {
        switch self {
        case .first(let view): lowering.place(-1) { view.lower(into: &$0) }
        case .second(let view): lowering.place(-2) { view.lower(into: &$0) }
        }
    }
}

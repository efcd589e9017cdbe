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

extension Optional: View where Wrapped: View {
    /// Nothing of its own.
    public var body: EmptyView { EmptyView() }

    /// Adds the elements of the view if there is one.
    public func lower(into lowering: inout Lowering) {
        self?.lower(into: &lowering)
    }
}

/// A view whose type is not known to whoever holds it.
///
/// Prefer `some View`; this is for collections of different views.
public struct AnyView: Primitive {
    private let view: any View

    /// Hides the type of a view.
    ///
    /// - Parameter view: the view.
    public init(_ view: any View) {
        self.view = view
    }

    /// Adds the elements of the view.
    public func lower(into lowering: inout Lowering) {
        lowering.deeper { view.lower(into: &$0) }
    }
}

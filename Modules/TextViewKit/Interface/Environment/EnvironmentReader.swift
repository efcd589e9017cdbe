/// A view that depends on its environment.
///
///     EnvironmentReader { environment in
///         Text(environment.widthClass == .compact ? "2 new" : "2 new messages")
///     }
public struct EnvironmentReader<Content: View>: Primitive {
    private let content: (EnvironmentValues) -> Content

    /// Creates a view from the environment.
    ///
    /// - Parameter content: the view for an environment.
    public init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
        self.content = content
    }

    /// Adds the elements of the view for the environment of this place.
    public func lower(into lowering: inout Lowering) {
        let view = content(lowering.environment)
        lowering.deeper { view.lower(into: &$0) }
    }
}

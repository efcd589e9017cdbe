/// Changes the environment of a view.
struct EnvironmentView<Content: View>: Primitive {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func lower(into lowering: inout Lowering) {
        var environment = lowering.environment
        change(&environment)
        lowering.with(environment) { content.lower(into: &$0) }
    }
}

extension View {
    /// Gives a view and all it contains another value of the environment.
    ///
    /// - Parameters:
    ///   - keyPath: which value, such as `\.language`.
    ///   - value: what it is from here down.
    /// - Returns: the view in that environment.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Makes the controls of a view react no longer.
    ///
    /// - Parameter isDisabled: whether they are off; a control inside a disabled view stays off.
    /// - Returns: the view with its controls on or off.
    public func disabled(_ isDisabled: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
    }
}

/// What a link says for the parameters of its route; every value was checked before the route is asked.
public struct RouteArguments: Sendable, Hashable {
    private let texts: [String: String]

    /// Creates arguments from decoded texts.
    ///
    /// - Parameter texts: the texts by the names of their parameters.
    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    /// The value of a parameter, or its default.
    ///
    /// - Parameter parameter: one that the route lists.
    /// - Throws: ``RoutePatternError`` for a parameter that the route does not list.
    public subscript<Value>(parameter: RouteParameter<Value>) -> Value {
        get throws(RoutePatternError) {
            guard let value = texts[parameter.name].map(parameter.read) ?? parameter.fallback else {
                throw RoutePatternError(pattern: "", reason: "`\(parameter.name)` is no parameter of the route")
            }
            return value
        }
    }
}

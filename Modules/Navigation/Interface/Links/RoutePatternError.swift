/// A pattern that is not written as one: a mistake of the feature that declares the route.
public struct RoutePatternError: Error, Sendable, Hashable {
    /// The pattern.
    public var pattern: String
    /// What is wrong with it.
    public var reason: String

    /// Creates an error.
    public init(pattern: String, reason: String) {
        (self.pattern, self.reason) = (pattern, reason)
    }
}

extension RoutePatternError: CustomStringConvertible {
    /// One sentence that says what to do.
    public var description: String { pattern.isEmpty ? reason : "the route `\(pattern)`: \(reason)" }
}

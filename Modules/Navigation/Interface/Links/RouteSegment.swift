/// A part of the path of a route.
public enum RouteSegment: Sendable, Hashable {
    /// It is written like this.
    case literal(String)
    /// It is the value of a parameter.
    case parameter(String)
}

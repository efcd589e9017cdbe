/// What a server did since it began.
public struct HTTPServerCounts: Sendable, Hashable {
    /// Connections that are open now.
    public var open = 0
    /// Connections that were let in.
    public var accepted = 0
    /// Connections that were turned away because there were too many.
    public var turnedAway = 0
    /// Requests that reached the handler.
    public var requests = 0
    /// Requests that were refused before, because they were wrong or too long.
    public var refused = 0
    /// Requests that did not come to their end in time.
    public var timedOut = 0

    /// Creates counts of nothing.
    public init() {}
}

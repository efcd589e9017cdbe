/// How a handler answers.
public enum HTTPReply: Sendable {
    /// At once.
    case now(HTTPAnswer)
    /// After some work, which is done elsewhere; other connections go on meanwhile.
    case later(@Sendable () async -> HTTPAnswer)
}

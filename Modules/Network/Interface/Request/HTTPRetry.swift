/// When a request that failed is sent again.
///
/// Only a request that may be repeated is, after a connection that was refused, cut or too slow, and after the answers
/// 408, 429, 502, 503 and 504. A server that says `Retry-After` is obeyed. No pause goes over the whole deadline.
public struct HTTPRetry: Sendable, Hashable {
    /// How often it is sent at most; 1 is once.
    public var attempts: Int
    /// The longest pause after the first attempt; it doubles with each further one.
    public var firstPause: Duration
    /// The longest pause of our own choice.
    public var longestPause: Duration
    /// The longest pause that a server may ask for; if it asks for more, its answer is the result.
    public var longestRetryAfter: Duration

    /// Creates a policy: three attempts, pauses of at most 250 ms and 500 ms, up to 30 s when the server asks for them.
    public init(
        attempts: Int = 3, firstPause: Duration = .milliseconds(250), longestPause: Duration = .seconds(4),
        longestRetryAfter: Duration = .seconds(30)
    ) {
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.longestRetryAfter = longestRetryAfter
    }

    /// Three attempts.
    public static let standard = HTTPRetry()
    /// One attempt.
    public static let never = HTTPRetry(attempts: 1)
}

/// When to try again: one delay for each further attempt.
public struct RetrySchedule: Equatable, Sendable {
    /// The delays in order; each is clamped as every delay is.
    public var delays: [Duration]

    /// Makes a schedule of given delays.
    public init(_ delays: [Duration]) {
        self.delays = delays
    }

    /// Tries again at once, a number of times; less than 0 counts as 0.
    ///
    /// "At once" is the next time the scheduler runs, so that a stream that fails at once cannot overflow the stack.
    public static func immediately(times: Int) -> RetrySchedule {
        RetrySchedule(Array(repeating: .zero, count: max(0, times)))
    }

    /// Doubles the delay from attempt to attempt, up to a longest one.
    public static func backoff(from first: Duration, upTo longest: Duration, times: Int) -> RetrySchedule {
        let delays = sequence(first: first) { min($0 * 2, longest) }
        return RetrySchedule(Array(delays.prefix(max(0, times))))
    }
}

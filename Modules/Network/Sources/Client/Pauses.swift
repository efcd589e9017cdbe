import NetworkInterface
import PlatformInterface

/// How long a request waits before it is sent again.
struct Pauses {
    private let request: HTTPRequest
    private let end: ContinuousInstant
    private let time: any ContinuousTime
    private let clock: any WallClock
    private var random: RandomSource
    private var attempt = 1

    init(_ request: HTTPRequest, until end: ContinuousInstant, _ parts: ClientParts) {
        self.request = request
        self.end = end
        time = parts.time
        clock = parts.clock
        random = RandomSource(parts.random)
    }

    /// The pause after an answer; `nil` when it is the one to keep.
    mutating func pause(after head: HTTPHead) -> Duration? {
        guard [408, 429, 502, 503, 504].contains(head.status) else { return nil }
        guard let asked = head.headers["Retry-After"].flatMap({ RetryAfter.duration($0, at: clock.now) }) else {
            return next(chosen())
        }
        guard asked <= request.retry.longestRetryAfter else { return nil }
        // Whoever was sent away at the same time does not come back at the same time.
        return next(asked + upTo(request.retry.firstPause))
    }

    /// The pause after a failure; `nil` when it is final.
    mutating func pause(after error: HTTPError) -> Duration? {
        error.isTransient ? next(chosen()) : nil
    }

    private mutating func next(_ pause: Duration) -> Duration? {
        guard request.isRepeatable, attempt < request.retry.attempts, time.now.advanced(by: pause) < end else {
            return nil
        }
        attempt += 1
        return pause
    }

    /// "Full jitter": anything up to a bound that doubles.
    private mutating func chosen() -> Duration {
        upTo(min(request.retry.longestPause, request.retry.firstPause * (1 << min(attempt - 1, 20))))
    }

    private mutating func upTo(_ bound: Duration) -> Duration {
        .milliseconds(Int64.random(in: 0...max(0, bound.wholeMilliseconds), using: &random))
    }
}

import NetworkInterface
import PlatformInterface
import Synchronization

/// How long a server that has had enough is left alone: 30 s, doubled with each refusal in a row up to 15 minutes, and
/// up to a tenth more by chance, so that not all come back at once.
final class Backoff: Sendable {
    private static let longest = Duration.seconds(900)

    private let random: any RandomBytes
    private let refusals = Mutex(0)

    init(_ random: any RandomBytes) {
        self.random = random
    }

    /// The wait after a refusal; longer when the server itself says so in seconds (RFC 9110, 10.2.3), up to the longest.
    func wait(after response: HTTPResponse) -> Duration {
        let count = refusals.withLock { count in
            defer { count += 1 }
            return count
        }
        let wait = min(.seconds(30) * (1 << min(count, 5)), Self.longest)
        var source = RandomSource(random)
        let jitter = wait * Int.random(in: 0...100, using: &source) / 1000
        let asked = response.headers["Retry-After"].flatMap { UInt16($0) }.map { Duration.seconds(Int($0)) } ?? .zero
        return max(wait + jitter, min(asked, Self.longest))
    }

    /// Begins anew after an answer that was none of refusal.
    func reset() {
        refusals.withLock { $0 = 0 }
    }
}

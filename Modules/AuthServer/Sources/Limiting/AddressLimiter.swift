import PlatformInterface
import Synchronization

/// Requests of one address within a time: a bucket of tokens for each address and kind of request.
final class AddressLimiter: Sendable {
    /// A kind of request that is counted by itself.
    enum Kind: Hashable { case code, confirmation, refresh }

    private struct Key: Hashable {
        var network: String
        var kind: Kind
    }

    private struct Bucket {
        var tokens: Double
        var since: ContinuousInstant
    }

    /// More addresses than that are forgotten, the fullest buckets first: they lose nothing.
    private static let most = 50_000
    private static let span = Duration.seconds(300)

    private let rate: Double
    private let time: any ContinuousTime
    private let buckets = Mutex<[Key: Bucket]>([:])

    /// Creates a limiter.
    ///
    /// - Parameters:
    ///   - rate: codes, and confirmations, in five minutes; refreshing gets five times as many; 0 for no limit.
    ///   - time: what time it is.
    init(rate: Int, time: any ContinuousTime) {
        (self.rate, self.time) = (Double(rate), time)
    }

    /// Takes a token, if there is one.
    func allows(_ kind: Kind, of address: String) -> Bool {
        guard rate > 0 else { return true }
        let (now, key) = (time.now, Key(network: ClientAddress.network(of: address), kind: kind))
        return buckets.withLock { buckets in
            var bucket = buckets[key] ?? Bucket(tokens: rate, since: now)
            bucket.tokens = tokens(bucket, kind, at: now)
            bucket.since = now
            let isAllowed = bucket.tokens >= 1
            if isAllowed { bucket.tokens -= 1 }
            buckets[key] = bucket
            if buckets.count > Self.most { forget(&buckets, at: now) }
            return isAllowed
        }
    }

    private func tokens(_ bucket: Bucket, _ kind: Kind, at now: ContinuousInstant) -> Double {
        let passed = bucket.since.duration(to: now) / Self.span
        return min(rate, bucket.tokens + passed * rate * (kind == .refresh ? 5 : 1))
    }

    private func forget(_ buckets: inout [Key: Bucket], at now: ContinuousInstant) {
        let fullest = buckets.sorted { tokens($0.value, $0.key.kind, at: now) > tokens($1.value, $1.key.kind, at: now) }
        for (key, _) in fullest.prefix(Self.most / 2) { buckets[key] = nil }
    }
}

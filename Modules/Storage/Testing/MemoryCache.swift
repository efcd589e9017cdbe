public import PlatformInterface
public import StorageInterface
import Synchronization

/// A cache in memory, for tests.
public final class MemoryCache: Cache {
    private struct State {
        var entries: [(key: CacheKey, entry: CacheEntry)] = []
        var failure: StoreError?
    }

    /// How many bytes all entries together may have.
    public let limit: Int
    private let state = Mutex(State())

    /// Creates an empty cache.
    ///
    /// - Parameter limit: how many bytes all entries together may have.
    public init(limit: Int = 1_048_576) {
        self.limit = limit
    }

    /// Lets everything fail from now on, as a full disk does.
    ///
    /// - Parameter error: what is thrown; `nil` to work again.
    public func fail(with error: StoreError?) {
        state.withLock { $0.failure = error }
    }

    /// What is kept.
    public func entry(for key: CacheKey) throws(StoreError) -> CacheEntry? {
        try access { entries in entries.first { $0.key == key }?.entry }
    }

    /// What is kept, without its bytes.
    public func summary(for key: CacheKey) throws(StoreError) -> CacheEntry? {
        guard var entry = try entry(for: key) else { return nil }
        entry.bytes = []
        return entry
    }

    /// Keeps an entry.
    public func set(_ entry: CacheEntry, for key: CacheKey) async throws {
        let limit = limit
        guard entry.bytes.count <= limit else { throw StoreError.tooLarge(size: entry.bytes.count, limit: limit) }
        try access { entries in
            entries.removeAll { $0.key == key }
            while entries.reduce(entry.bytes.count, { $0 + $1.entry.bytes.count }) > limit {
                let moments = entries.map(\.entry.loadedAt)
                guard let oldest = moments.min(), let index = moments.firstIndex(of: oldest) else { break }
                entries.remove(at: index)
            }
            entries.append((key, entry))
        }
    }

    /// Says that an entry is still right.
    public func confirm(_ key: CacheKey, loadedAt: WallTime) async throws {
        try access { entries in
            for index in entries.indices where entries[index].key == key { entries[index].entry.loadedAt = loadedAt }
        }
    }

    /// Lets go of an entry.
    public func remove(_ key: CacheKey) async throws {
        try access { entries in entries.removeAll { $0.key == key } }
    }

    /// Lets go of many entries.
    public func removeAll(from source: String?, of profile: String?) async throws {
        let profile =
            profile == nil ? nil : CacheKey("", from: "", profile: profile).profile.map(Optional.some) ?? .some(nil)
        try access { entries in
            entries.removeAll { key, _ in
                (source == nil || key.source == source) && (profile == nil || key.profile == profile)
            }
        }
    }

    /// How full it is.
    public func usage() throws(StoreError) -> CacheUsage {
        try access { entries in
            CacheUsage(entries: entries.count, bytes: entries.reduce(0) { $0 + $1.entry.bytes.count })
        }
    }

    private func access<Result: Sendable>(
        _ body: @Sendable (inout [(key: CacheKey, entry: CacheEntry)]) -> Result
    ) throws(StoreError) -> Result {
        try state.withLock { state throws(StoreError) in
            if let failure = state.failure { throw failure }
            return body(&state.entries)
        }
    }
}

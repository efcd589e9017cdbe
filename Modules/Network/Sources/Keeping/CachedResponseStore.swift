import PlatformInterface
import StorageInterface

/// Keeps responses in the cache that all processes of an instance share: the head is the note of the body.
struct CachedResponseStore: ResponseStore {
    private let cache: any Cache
    private let clock: any WallClock

    init(_ cache: any Cache, clock: any WallClock) {
        self.cache = cache
        self.clock = clock
    }

    // A cache that fails costs a whole answer and never the request: what is wrong with it is told by `doctor`.
    func response(_ key: ResponseKey) async -> KeptResponse? {
        guard let entry = try? cache.entry(for: key.cached), let head = KeptHead.head(entry.note) else { return nil }
        return KeptResponse(head: head, body: entry.bytes)
    }

    func keep(_ response: KeptResponse?, _ key: ResponseKey) async {
        do {
            guard let response else { return try await cache.remove(key.cached) }
            let entry = CacheEntry(response.body, loadedAt: clock.now, note: KeptHead.text(response.head))
            try await cache.set(entry, for: key.cached)
        } catch {
            try? await cache.remove(key.cached)
        }
    }

    func confirm(_ key: ResponseKey) async {
        try? await cache.confirm(key.cached, loadedAt: clock.now)
    }
}

extension ResponseKey {
    fileprivate var cached: CacheKey { CacheKey(name, from: "http", profile: profile) }
}

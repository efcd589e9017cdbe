import PlatformInterface
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@Suite("caches")
struct CacheTests {
    private func cache(_ bench: Bench) -> SQLiteCache {
        SQLiteCache(bench.database("cache.db", schema: .cache, policy: .remove), limit: 1000)
    }

    @Test("a cache on the disk keeps every rule")
    func disk() async {
        let violations = await CacheConformance.violations(of: cache(Bench()))
        #expect(violations == [])
    }

    @Test("a cache in memory keeps every rule")
    func memory() async {
        let violations = await CacheConformance.violations(of: MemoryCache(limit: 1000))
        #expect(violations == [])
    }

    @Test("what one process keeps another one has")
    func shared() async throws {
        let bench = Bench()
        let entry = CacheEntry(Array("poster".utf8), loadedAt: WallTime(seconds: 60))
        let key = CacheKey("a", from: "b")
        #expect(try cache(bench).entry(for: key) == nil)
        #expect(bench.fileNames == [])
        try await cache(bench).set(entry, for: key)
        #expect(try cache(bench).entry(for: key) == entry)
        #expect(entry.age(at: WallTime(seconds: 100)) == .seconds(40))
        #expect(bench.mode("cache.db") == 0o600)
    }
}

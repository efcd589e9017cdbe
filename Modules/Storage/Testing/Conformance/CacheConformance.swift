import FeatureKitTesting
import PlatformInterface
public import StorageInterface

/// What every cache does.
public enum CacheConformance {
    /// Looks at a cache.
    ///
    /// - Parameter cache: an empty cache with a limit of 1000 bytes.
    /// - Returns: a sentence for each rule that it breaks.
    public static func violations(of cache: any Cache) async -> [String] {
        let findings = Findings()
        findings.expect(cache.limit == 1000, "the limit is 1000 bytes")
        await findings.expectSuccess("entries can be kept") { try await entries(cache, findings) }
        await findings.expectSuccess("entries stay within the limit") { try await limit(cache, findings) }
        await findings.expectSuccess("entries can be let go of") { try await removal(cache, findings) }
        return findings.sentences
    }

    private static func at(_ seconds: Int64) -> WallTime { WallTime(seconds: seconds, nanoseconds: 123_456_789) }

    private static func entries(_ cache: any Cache, _ findings: Findings) async throws {
        let key = CacheKey("http://a/b?c", from: "posters", profile: "ada")
        findings.expect(try cache.entry(for: key) == nil, "what was never kept is not there")
        try await cache.confirm(key, loadedAt: at(1))
        try await cache.remove(key)
        findings.expect(try cache.entry(for: key) == nil, "what is not there cannot be confirmed or removed")
        let entry = CacheEntry([0, 255, 10], loadedAt: at(-5), note: "W/\"1\"")
        try await cache.set(entry, for: key)
        findings.expect(try cache.entry(for: key) == entry, "what is kept is read, also from before 1970")
        findings.expect(
            try cache.summary(for: key) == CacheEntry([], loadedAt: at(-5), note: "W/\"1\""), "a summary has no bytes")
        for other in [
            CacheKey("http://a/b?c", from: "posters"), CacheKey("http://a/b?c", from: "rates", profile: "ada"),
        ] {
            findings.expect(try cache.entry(for: other) == nil, "another source or person has another entry")
        }
        try await cache.confirm(key, loadedAt: at(9))
        findings.expect(try cache.entry(for: key)?.loadedAt == at(9), "what is confirmed counts as loaded then")
        try await cache.set(CacheEntry([], loadedAt: at(10)), for: key)
        findings.expect(try cache.entry(for: key)?.bytes == [], "an entry may be empty")
        findings.expect(try cache.usage() == CacheUsage(entries: 1, bytes: 0), "a replaced entry does not count")
        try await cache.remove(key)
        findings.expect(try cache.usage() == CacheUsage(entries: 0, bytes: 0), "a removed entry does not count")
    }

    private static func limit(_ cache: any Cache, _ findings: Findings) async throws {
        let keys = (0..<4).map { CacheKey("\($0)", from: "suite") }
        func entry(_ size: Int, _ seconds: Int64) -> CacheEntry {
            CacheEntry([UInt8](repeating: 7, count: size), loadedAt: at(seconds))
        }
        func kept() throws -> [Int] { try keys.indices.filter { try cache.summary(for: keys[$0]) != nil } }
        try await cache.set(entry(400, 3), for: keys[0])
        try await cache.set(entry(400, 1), for: keys[1])
        try await cache.set(entry(200, 2), for: keys[2])
        findings.expect(try kept() == [0, 1, 2], "as many bytes as the limit are kept")
        try await cache.set(entry(1, 4), for: keys[3])
        findings.expect(try kept() == [0, 2, 3], "what was loaded first goes first")
        await findings.expect(
            "what is larger than the limit is refused",
            throws: { (error: StoreError) in error == .tooLarge(size: 1001, limit: 1000) },
            by: { try await cache.set(entry(1001, 5), for: keys[0]) })
        findings.expect(try kept() == [0, 2, 3], "what is refused takes nothing with it")
        try await cache.set(entry(1000, 5), for: keys[0])
        findings.expect(try kept() == [0], "an entry of the whole limit is alone")
    }

    private static func removal(_ cache: any Cache, _ findings: Findings) async throws {
        try await cache.removeAll()
        let keys = [
            CacheKey("n", from: "a"), CacheKey("n", from: "a", profile: "ada"),
            CacheKey("n", from: "b", profile: "ada"),
            CacheKey("n", from: "b", profile: "bob"),
        ]
        func fill() async throws {
            for key in keys { try await cache.set(CacheEntry([1], loadedAt: at(1)), for: key) }
        }
        func kept() throws -> [Int] { try keys.indices.filter { try cache.summary(for: keys[$0]) != nil } }
        for (source, profile, expected) in [
            ("a", nil, [2, 3]), (nil, "ada", [0, 3]), ("b", "ada", [0, 1, 3]), (nil, "", [1, 2, 3]), (nil, nil, []),
        ] as [(String?, String?, [Int])] {
            try await fill()
            try await cache.removeAll(from: source, of: profile)
            findings.expect(
                try kept() == expected, "what goes is from \(source ?? "anywhere"), of \(profile ?? "anybody")")
        }
    }
}

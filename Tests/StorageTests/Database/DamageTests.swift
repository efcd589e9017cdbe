import Glibc
import PlatformTesting
import StorageInterface
import Testing

@testable import Storage

@Suite("damaged stores")
struct DamageTests {
    /// The set-aside files beside a store, by the time that the clock of the tests shows.
    private let kept = "group.db.damaged-20260101T000000000"

    private func fill(_ bench: Bench) async throws {
        let store = bench.store()
        for index in 0..<200 {
            try await store.set(
                String(repeating: "\(index)", count: 100), for: StoreKey("name.\(index)", in: StoreScope("suite")))
        }
        store.database.close()
    }

    @Test("a file that is no database is put aside whole, named and reported, and a new one is begun")
    func garbage() async throws {
        for garbage in [
            Array("this is no database at all, and long enough to be one".utf8), [UInt8](repeating: 0xff, count: 8192),
        ] {
            let bench = Bench()
            bench.write(garbage, to: "group.db")
            let store = bench.store()
            #expect(try store.value(for: .number) == nil)
            #expect(bench.bytes(kept) == garbage)
            #expect(
                bench.reports == [
                    "\(bench.path) was damaged; it is kept as \(bench.folder(kept)), and a new one is begun"
                ])
            try await store.set(1, for: .number)
            #expect(try store.value(for: .number) == 1)
            #expect(try DatabaseStatus(store.database).setAside == [bench.folder(kept)])
        }
    }

    @Test("damage in the middle of a file is found when it is met, and put aside")
    func middle() async throws {
        let bench = Bench()
        try await fill(bench)
        let whole = bench.bytes("group.db")
        #expect(whole.count > 16_384)
        bench.write([UInt8](repeating: 0xa5, count: whole.count - 4096), to: "group.db", at: 4096)
        let store = bench.store()
        try await store.set(1, for: .number)
        #expect(try store.names(in: StoreScope("suite")) == ["number"])
        #expect(bench.bytes(kept).count == whole.count)
        #expect(bench.reports.count == 1)
    }

    @Test("a file that was cut off is put aside")
    func cut() async throws {
        let bench = Bench()
        try await fill(bench)
        let whole = bench.bytes("group.db")
        truncate(bench.path, 6000)
        let store = bench.store()
        for index in 0..<200 { _ = try store.value(for: StoreKey<String>("name.\(index)", in: StoreScope("suite"))) }
        #expect(bench.bytes(kept) == Array(whole[..<6000]))
        try await store.set(1, for: .number)
    }

    @Test("an empty file is a new store, and nothing is put aside")
    func empty() async throws {
        let bench = Bench()
        bench.write([], to: "group.db", mode: 0o644)
        try await bench.store().set(1, for: .number)
        #expect(bench.mode("group.db") == 0o600)
        #expect(bench.reports == [])
    }

    @Test("a process that has the damaged file open goes on with the new one")
    func others() async throws {
        let bench = Bench()
        let (one, two) = (bench.store(), bench.store())
        try await one.set(1, for: .number)
        try await two.set(2, for: .number)
        one.database.close()
        two.database.close()
        bench.write([UInt8](repeating: 0xff, count: 8192), to: "group.db")
        try await one.set(3, for: .number)
        try await two.increment(.number)
        #expect(try one.value(for: .number) == 4)
        #expect(bench.reports.count == 1)
    }

    @Test("a process whose file was replaced while it was open writes to the new one")
    func moved() async throws {
        let bench = Bench()
        let store = bench.store()
        try await store.set(1, for: .number)
        for name in bench.fileNames { rename(bench.folder(name), bench.folder("old-\(name)")) }
        try await bench.store().set(5, for: .number)
        #expect(try await store.increment(.number) == 6)
        #expect(try bench.store().value(for: .number) == 6)
        #expect(bench.reports == [])
    }

    @Test("a process that only reads sees the new file after at most ten milliseconds, and at once when it lists names")
    func movedForReaders() async throws {
        let bench = Bench()
        let (store, lister) = (bench.store(), bench.store())
        try await bench.store().set(1, for: .number)
        for reader in [store, lister] { #expect(try reader.value(for: .number) == 1) }
        for name in bench.fileNames { rename(bench.folder(name), bench.folder("old-\(name)")) }
        try await bench.store().set(5, for: StoreKey("new", in: StoreScope("suite")))
        #expect(try lister.names(in: StoreScope("suite")) == ["new"])
        bench.time.advance(by: .milliseconds(9))
        #expect(try store.value(for: .number) == 1)
        bench.time.advance(by: .milliseconds(1))
        #expect(try store.value(for: .number) == nil)
        #expect(bench.reports == [])
    }

    @Test("a cache that is damaged is removed, because what it held can be had again")
    func cache() async throws {
        let bench = Bench()
        bench.write([UInt8](repeating: 0xff, count: 8192), to: "cache.db")
        let cache = SQLiteCache(bench.database("cache.db", schema: .cache, policy: .remove), limit: 10)
        #expect(try cache.entry(for: CacheKey("a", from: "b")) == nil)
        #expect(bench.fileNames.filter { $0.contains("damaged") } == [])
        #expect(
            bench.reports == [
                "\(bench.folder("cache.db")) was damaged; it was removed, and a new one is begun"
            ])
    }
}

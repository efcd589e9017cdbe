import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@Suite("stores of values")
struct KeyValueStoreTests {
    @Test("a store on the disk keeps every rule")
    func disk() async {
        let bench = Bench()
        let violations = await KeyValueStoreConformance.violations(of: bench.store())
        #expect(violations == [])
        #expect(bench.reports == [])
    }

    @Test("a store where other machines may use the file keeps every rule")
    func remote() async throws {
        let bench = Bench()
        let store = bench.store(bench.database(isRemote: true, time: StandingTime()))
        let violations = await KeyValueStoreConformance.violations(of: store) { await bench.look() }
        #expect(violations == [])
        #expect(try DatabaseStatus(store.database).journal == "delete")
    }

    @Test("a store without notices of the file system keeps every rule")
    func blind() async {
        let bench = Bench()
        let store = bench.store(watch: MemoryWatch(missing: [bench.folder.path]))
        let violations = await KeyValueStoreConformance.violations(of: store) { await bench.look() }
        #expect(violations == [])
    }

    @Test("a store in memory keeps every rule")
    func memory() async {
        let violations = await KeyValueStoreConformance.violations(of: MemoryKeyValueStore())
        #expect(violations == [])
    }

    @Test("a store in memory fails when it is told to, and what was planted is read")
    func fake() async throws {
        let store = MemoryKeyValueStore()
        store.plant("7", "number", in: StoreScope("suite"))
        #expect(try store.value(for: .number) == 7)
        store.fail(with: .full(path: "/disk"))
        await #expect(throws: StoreError.full(path: "/disk")) { try await store.increment(.number) }
        #expect(throws: StoreError.full(path: "/disk")) { try store.value(for: .number) }
    }

    @Test("reading a store that was never written makes no file")
    func untouched() async throws {
        let bench = Bench()
        let store = bench.store()
        #expect(try store.value(for: .number) == nil)
        #expect(try store.names(in: StoreScope("suite")) == [])
        try await store.removeAll(of: "ada")
        try await store.removeAll(in: StoreScope("suite"))
        #expect(bench.fileNames == [])
    }

    @Test("what cannot be read says where it is and what is wrong")
    func unreadable() async throws {
        let store = Bench().store()
        try await store.set("text", for: StoreKey("number", in: StoreScope("suite", profile: "ada")))
        let error = #expect(throws: StoreError.self) {
            try store.value(for: StoreKey<Int>("number", in: StoreScope("suite", profile: "ada")))
        }
        #expect(
            "\(String(describing: error))".contains(
                "suite of ada.number is not what was expected: 1:1: expected a whole number"))
    }

    @Test("what another connection commits is read at once, also when the log begins anew")
    func commits() async throws {
        let bench = Bench()
        let (writer, reader) = (bench.store(), bench.store())
        for value in 1...60 {
            try await writer.set(value, for: .number)
            #expect(try reader.value(for: .number) == value)
            #expect(try reader.value(for: .number) == value)
            #expect(try writer.value(for: .number) == value)
            guard value.isMultiple(of: 10) else { continue }
            let mode = value.isMultiple(of: 20) ? "RESTART" : "TRUNCATE"
            try Connection(bench.path).execute("PRAGMA wal_checkpoint(\(mode))")
            #expect(try reader.value(for: .number) == value)
        }
        try await writer.removeAll(in: StoreScope("suite"))
        #expect(try reader.value(for: .number) == nil)
    }

    @Test("a commit is seen in the log's index, and a transaction that is taken back is not")
    func log() async throws {
        let bench = Bench()
        try await bench.store().set(1, for: .number)
        let (reader, writer) = (try Connection(bench.path), try Connection(bench.path))
        _ = try reader.number("PRAGMA user_version")
        reader.followLog()
        let first = try reader.version()
        #expect(try reader.version() == first)
        try writer.execute("BEGIN IMMEDIATE; DELETE FROM entries; ROLLBACK")
        #expect(try reader.version() == first)
        try writer.execute("DELETE FROM entries")
        #expect(try reader.version() == first + 1)
        #expect(try reader.version() == first + 1)
    }

    @Test("a value that is stored again is not written again")
    func same() async throws {
        let bench = Bench()
        let store = bench.store()
        try await store.set(1, for: .number)
        let before = bench.bytes("group.db-wal").count
        try await store.set(1, for: .number)
        #expect(bench.bytes("group.db-wal").count == before)
        try await store.set(2, for: .number)
        #expect(bench.bytes("group.db-wal").count > before)
    }

    @Test("where nobody tells of changes, somebody looks ten times in a second and no more")
    func polling() async throws {
        let bench = Bench()
        let store = bench.store(watch: MemoryWatch(missing: [bench.folder.path]))
        let changes = try store.changes(in: StoreScope("suite"))
        try await store.set(1, for: .number)
        await bench.time.waitForSleepers(1)
        #expect(bench.time.sleepers == 1)
        bench.time.advance(by: .milliseconds(99))
        #expect(bench.time.sleepers == 1)
        bench.time.advance(by: .milliseconds(1))
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() != nil)
    }

    @Test("readers that are given up while they are told of changes keep nobody waiting", .timeLimit(.minutes(10)))
    func givenUp() async throws {
        let bench = Bench()
        let store = bench.store(watch: MemoryWatch(missing: [bench.folder.path]))
        let clock = Task {
            while !Task.isCancelled {
                await bench.time.waitForSleepers(1)
                bench.time.advance(by: ChangeFeed.period)
            }
        }
        for round in 0..<200 {
            let readers = try (0..<8).map { _ in
                let changes = try store.changes(in: StoreScope("suite"))
                return Task { for await _ in changes {} }
            }
            try await store.set(round, for: .number)
            for reader in readers { reader.cancel() }
            for reader in readers { await reader.value }
        }
        clock.cancel()
    }

    @Test("nobody watches when nobody listens any more")
    func released() async throws {
        let bench = Bench()
        let store = bench.store(watch: MemoryWatch(missing: [bench.folder.path]))
        do {
            let changes = try store.changes(in: StoreScope("suite"))
            await bench.time.waitForSleepers(1)
            let reader = Task { for await _ in changes {} }
            reader.cancel()
            await reader.value
        }
        while bench.time.sleepers > 0 { await Task.yield() }
        #expect(bench.time.sleepers == 0)
    }
}

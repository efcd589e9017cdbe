import Glibc
import PlatformTesting
import StorageInterface
import Testing

@testable import Storage

@Suite("values that can be read and not written")
struct LonelyReadingTests {
    private let bench = Bench()
    private let scope = StoreScope("suite")

    /// A link, which SQLite does not follow, stands where it wants the index that processes share, so that each look opens
    /// the files for itself.
    private func stored(_ value: Int) async throws {
        let database = bench.database()
        try await bench.store(database).set(value, for: .number)
        database.close()
        #expect(symlink("nowhere", bench.folder("group.db-shm")) == 0)
    }

    private func feed(_ database: Database) -> ChangeFeed {
        ChangeFeed(database, watch: MemoryWatch(), time: bench.time)
    }

    /// Whether a file of the folder is opened or closed while something is done.
    private func touchesFiles(_ body: () -> Void) -> Bool {
        let descriptor = inotify_init1(Int32(0o4000 /* IN_NONBLOCK */))
        defer { close(descriptor) }
        inotify_add_watch(descriptor, bench.folder.path, UInt32(IN_OPEN | IN_CLOSE_WRITE | IN_CLOSE_NOWRITE))
        body()
        var events = [UInt8](repeating: 0, count: 65_536)
        return read(descriptor, &events, events.count) > 0
    }

    @Test("looking for changes is no change: it is not followed by the next look")
    func quiet() async throws {
        try await stored(7)
        let database = bench.database()
        let feed = feed(database)
        let changes = try feed.changes(in: scope)
        #expect(database.readsAlone)
        #expect(touchesFiles { feed.look() }, "the first look has to see what there is")
        #expect(!touchesFiles { for _ in 0..<50 { feed.look() } })
        withExtendedLifetime(changes) {}
    }

    @Test("what somebody else changes is told all the same")
    func told() async throws {
        try await stored(7)
        let database = bench.database()
        let feed = feed(database)
        var changes = try feed.changes(in: scope).makeAsyncIterator()
        feed.look()
        #expect(unlink(bench.folder("group.db-shm")) == 0)
        try await bench.store().set(8, for: .number)
        feed.look()
        await changes.next()
        #expect(try bench.store(database).value(for: .number) == 8)
    }
}

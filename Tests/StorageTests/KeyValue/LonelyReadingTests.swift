import Glibc
import PlatformInterface
import PlatformTesting
import StorageInterface
import Testing

@testable import Storage

@Suite("values that can be read and not written")
struct LonelyReadingTests {
    private let bench = Bench()

    /// A link, which SQLite does not follow, stands where it wants the index that processes share, so that each look opens
    /// the files for itself.
    private func stored(_ value: Int) async throws {
        let database = bench.database()
        try await bench.store(database).set(value, for: .number)
        database.close()
        #expect(symlink("nowhere", bench.folder("group.db-shm")) == 0)
    }

    /// Whether the folder is left alone for a fifth of a second, before hundreds of things are told of it.
    private var becomesQuiet: Bool {
        let descriptor = inotify_init1(0)
        defer { close(descriptor) }
        guard
            inotify_add_watch(descriptor, bench.folder.path, UInt32(IN_MODIFY | IN_CREATE | IN_CLOSE_WRITE | IN_DELETE))
                >= 0
        else { return false }
        var events = [UInt8](repeating: 0, count: 65_536)
        for _ in 0..<300 {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, 200) == 0 { return true }
            _ = read(descriptor, &events, events.count)
        }
        return false
    }

    @Test("looking is no change: who waits for one does not look again and again", .timeLimit(.minutes(1)))
    func quiet() async throws {
        try await stored(7)
        let database = bench.database()
        let store = bench.store(database)
        let changes = try store.changes(in: StoreScope("suite"))
        #expect(try store.value(for: .number) == 7)
        #expect(database.readsAlone)
        #expect(becomesQuiet)
        withExtendedLifetime(changes) {}
    }

    @Test("what somebody else changes is told all the same", .timeLimit(.minutes(1)))
    func told() async throws {
        try await stored(7)
        let store = bench.store()
        var changes = try store.changes(in: StoreScope("suite")).makeAsyncIterator()
        #expect(becomesQuiet)
        #expect(unlink(bench.folder("group.db-shm")) == 0)
        try await bench.store(bench.database()).set(8, for: .number)
        await changes.next()
        #expect(try store.value(for: .number) == 8)
    }
}

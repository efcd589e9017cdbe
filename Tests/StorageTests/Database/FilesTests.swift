import FeatureKitTesting
import Glibc
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@testable import Storage

@Suite("the files of a store", .timeLimit(.minutes(30)))
struct FilesTests {
    @Test("files are their owner's alone, whatever the umask")
    func modes() async throws {
        for mask in ["000", "022", "077", "777"] {
            let bench = Bench()
            let outcome = try await onThread {
                try ChildProgram.run(
                    "/bin/sh",
                    [
                        "-c", "umask \(mask); exec \"$0\" \"$@\"", ChildProgram.beside("StoringProgram"), "set",
                        bench.folder.path, "1",
                    ])
            }
            #expect(outcome == ChildProgram.Outcome(status: 0), "umask \(mask)")
            let store = bench.store()
            try await store.set(2, for: .number)
            #expect(bench.fileNames == ["group.db", "group.db-notice", "group.db-shm", "group.db-wal"])
            for name in bench.fileNames { #expect(bench.mode(name) == 0o600, "umask \(mask), \(name)") }
        }
    }

    @Test("a file that others can use is taken from them")
    func tightened() async throws {
        let bench = Bench()
        try await bench.store().set(1, for: .number)
        chmod(bench.path, 0o644)
        #expect(try bench.store().value(for: .number) == 1)
        #expect(bench.mode("group.db") == 0o600)
    }

    @Test("a symbolic link in the place of the file is not followed")
    func link() async throws {
        let bench = Bench()
        symlink(bench.folder("elsewhere"), bench.path)
        await #expect(throws: StoreError.self) { try await bench.store().set(1, for: .number) }
        #expect(bench.fileNames.contains("elsewhere") == false)
    }

    @Test("a disk that takes no more is an error that says so, and what was stored before is whole")
    func full() async throws {
        let bench = Bench()
        let outcome = try await onThread { try bench.program("limited", "\(512 * 1024)").end() }
        #expect(outcome.status == 1)
        #expect(
            [bench.path].map { "\($0): cannot write: the disk is full; nothing was changed\n" } == [outcome.output])
        let database = bench.database()
        let names = try bench.store(database).names(in: StoreScope("suite"))
        #expect(names.count > 5)
        for size in 1...names.count {
            let record = try bench.store(database).value(
                for: StoreKey<[String]>("record.\(size)", in: StoreScope("suite")))
            #expect(record?.count == size)
            #expect(record?.allSatisfy { $0.hasPrefix("\(size) ") } == true)
        }
        #expect(try DatabaseStatus(database).damage == nil)
        try await bench.store(database).set(1, for: .number)
    }

    @Test("on a disk that takes nothing what was stored is still read, also what stands in the log alone")
    func nothingTaken() async throws {
        let bench = Bench()
        #expect(try await onThread { try bench.program("full").end() }.output.hasPrefix("read -1\n"))
        try await bench.store().set(3, for: .number)
        bench.database().close()
        // Whoever dies leaves the log behind.
        _ = try await onThread { try bench.program("die", "4").end() }
        let outcome = try await onThread { try bench.program("full").end() }
        #expect(outcome.output == "read 4\n\(bench.path): cannot write: the disk is full; nothing was changed\n")
    }

    @Test("a user who may not write is told so, and writes with the same store as soon as they may")
    func readOnly() async throws {
        let bench = Bench()
        try await bench.store().set(1, for: .number)
        bench.database().close()
        if geteuid() == 0 { for name in ["."] + bench.fileNames { chown(bench.folder(name), 65_534, 65_534) } }
        chmod(bench.path, 0o400)
        chmod(bench.folder.path, 0o500)
        let outcome = try await onThread { try bench.program("readonly").end() }
        chmod(bench.folder.path, 0o700)
        #expect(outcome.status == 0)
        let refusal = "\(bench.path): cannot write: not allowed, or the disk is read-only"
        #expect(outcome.output == "read 1\n\(refusal)\nread 5\n")
        if geteuid() == 0 { for name in ["."] + bench.fileNames { chown(bench.folder(name), 0, 0) } }
        #expect(try bench.store().value(for: .number) == 5)
        #expect(bench.reports == [])
    }

    @Test("a folder that cannot be made is an error that says so")
    func noFolder() async throws {
        let file = DatabaseFile("group.db", in: "/proc/none") { FolderMaker.make("/proc/none") }
        let time = VirtualTime()
        let database = Database(
            file, schema: .values, policy: .keep, clock: time.wallClock, time: time, report: { _ in })
        let store = SQLiteKeyValueStore(database, watch: MemoryWatch(), time: time)
        #expect(try store.value(for: .number) == nil)
        let error = await #expect(throws: StoreError.self) { try await store.set(1, for: .number) }
        #expect("\(String(describing: error))".contains("/proc/none: cannot create: not allowed"))
    }

    @Test("a file system of other machines gets a journal that is safe there")
    func remote() async throws {
        let bench = Bench()
        try await bench.store(bench.database(isRemote: true)).set(1, for: .number)
        #expect(bench.fileNames == ["group.db", "group.db-notice"])
        let journal = try Connection(bench.path).first("PRAGMA journal_mode") { $0.text(0) }
        #expect(journal == "delete")
        try await bench.store().set(2, for: .number)
        #expect(try DatabaseStatus(bench.database()).journal == "wal")
        #expect(try bench.store(bench.database(isRemote: true)).value(for: .number) == 2)
        #expect(try DatabaseStatus(bench.database(isRemote: true)).journal == "delete")
    }

    @Test("the file systems of this machine are told from those of others")
    func fileSystems() {
        #expect(DatabaseFile("x", in: "/proc", makeFolder: { nil }).isRemote("/proc") == false)
        #expect(DatabaseFile("x", in: "/tmp", makeFolder: { nil }).isRemote("/tmp") == false)
        #expect(DatabaseFile("x", in: "/none", makeFolder: { nil }).isRemote("/none") == false)
    }
}

import Glibc
import PlatformInterface
import PlatformTesting
import Testing

@testable import Platform

@Suite("knowing when files change", .timeLimit(.minutes(2)))
struct WatchTests {
    private let folder = TemporaryFolder()
    private let files = SystemFiles()

    @Test("the watch of the system keeps the rules of watches")
    func system() async {
        mkdir(folder("watched"), 0o700)
        let hands = WatchConformance.Hands {
            close(open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o600))
        } remove: { folder in
            for name in (try? SystemFiles().names(in: folder)) ?? [] { unlink("\(folder)/\(name)") }
            rmdir(folder)
        }
        let violations = await WatchConformance.violations(of: SystemWatch(), in: folder("watched"), by: hands)
        #expect(violations == [])
    }

    @Test("the watch in memory keeps the rules of watches")
    func memory() async {
        let watch = MemoryWatch(missing: ["/f/missing"])
        let hands = WatchConformance.Hands {
            watch.change($0)
        } remove: {
            watch.remove($0)
        }
        let violations = await WatchConformance.violations(of: watch, in: "/f", by: hands)
        #expect(violations == [])
    }

    @Test("a file that is replaced by another is still watched, and its neighbours are not")
    func replaced() async throws {
        var changes = try SystemWatch().changes(of: .file(folder("config.json"))).makeAsyncIterator()
        for round in 0..<3 {
            try files.write([1], to: folder("neighbour"))
            try files.write([UInt8(round)], to: folder("config.json"))
            #expect(await changes.next() == .names(["config.json"]))
        }
        try files.remove(folder("config.json"))
        #expect(await changes.next() == .names(["config.json"]))
    }

    @Test("a file that is written in place or changes its mode is told of")
    func inPlace() async throws {
        try files.write([1], to: folder("file"))
        var changes = try SystemWatch().changes(of: .file(folder("file"))).makeAsyncIterator()
        let file = open(folder("file"), O_WRONLY)
        write(file, "x", 1)
        #expect(await changes.next() == .names(["file"]))
        close(file)
        #expect(await changes.next() == .names(["file"]))
        chmod(folder("file"), 0o400)
        #expect(await changes.next() == .names(["file"]))
    }

    @Test("a folder that is renamed is gone")
    func renamed() async throws {
        mkdir(folder("a"), 0o700)
        var changes = try SystemWatch().changes(of: .folder(folder("a"))).makeAsyncIterator()
        rename(folder("a"), folder("b"))
        #expect(await changes.next() == .gone)
        #expect(await changes.next() == nil)
    }

    @Test("when more happens than the system remembers, everything may have changed")
    func overflow() async throws {
        var changes = try SystemWatch().changes(of: .file(folder("watched"))).makeAsyncIterator()
        let text = String(decoding: try files.read("/proc/sys/fs/inotify/max_queued_events", limit: 100), as: UTF8.self)
        let most = try #require(Int(text.dropLast()))
        // Two names in turn, because equal neighbours count once; twice as many as needed, because a child that is
        // being forked by another test holds a file open for a moment, which makes neighbours of what was not.
        let names = [folder("a"), folder("b")]
        for index in 0..<2 * most { close(open(names[index % 2], O_WRONLY | O_CREAT, 0o600)) }
        #expect(await changes.next() == .everything)
        try files.write([1], to: folder("watched"))
        #expect(await changes.next() == .names(["watched"]))
    }

    @Test("a target knows its folder and its name")
    func targets() {
        let rows: [(WatchTarget, String, String?)] = [
            (.folder("/a/b"), "/a/b", nil), (.file("/a/b"), "/a", "b"), (.file("/b"), "/", "b"),
        ]
        for (target, folder, name) in rows {
            #expect(target.folder == folder)
            #expect(target.name == name)
        }
    }

    @Test("what cannot be watched says why")
    func refusals() {
        #expect(throws: WatchError.missing(folder: "/no/such")) { try SystemWatch().changes(of: .folder("/no/such")) }
        #expect(throws: WatchError.missing(folder: "/dev/null")) { try SystemWatch().changes(of: .folder("/dev/null")) }
        let message = "/f: the system allows no more watches; raise fs.inotify.max_user_watches with sysctl"
        #expect("\(WatchError.tooMany(folder: "/f"))" == message)
    }
}

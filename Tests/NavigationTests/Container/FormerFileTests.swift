import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import Testing

@Suite("the file in which earlier versions kept where the app was")
@MainActor
struct FormerFileTests {
    private let path = "/memory/state/navigation.json"
    private let store = MemoryKeyValueStore()
    private let disk = MemoryDisk()

    private func app() throws -> NavigationHarness {
        NavigationHarness(
            tabs: [.test("one"), .test("two", order: 1)], routes: [try .test("tessera://b", tab: "two")], store: store,
            disk: disk)
    }

    private func write(_ bytes: [UInt8]) throws {
        _ = try disk.create(.state)
        try disk.write(bytes, to: path)
    }

    private var isThere: Bool { (try? disk.read(path, limit: 1 << 20)) != nil }

    @Test("it is read once, and goes when the store has what it said")
    func once() async throws {
        try write(
            Array(
                """
                { "version": 1, "selected": "two", "stacks": [{ "tab": "two", "routes": ["tessera://b"] }] }
                """.utf8))
        let first = try app()
        #expect(first.map == "one: - [two: Two > B]")
        #expect(isThere)
        await first.save()
        #expect(!isThere)
        let second = try app()
        #expect(second.map == "one: - [two: Two > B]")
        second.navigation.system.selectTab("one")
        await second.save()
        #expect(try app().map == "[one: One] two: -")
        #expect(second.notices == [])
        #expect(second.problems == [])
    }

    @Test("a store that takes nothing leaves it where it is")
    func full() async throws {
        try write(Array(#"{ "version": 1, "selected": "two", "stacks": [] }"#.utf8))
        let app = try app()
        store.fail(with: .full(path: "/store"))
        await app.save()
        #expect(isThere)
        #expect(app.map == "one: - [two: Two]")
    }

    @Test("where the store has a state already, it is left alone")
    func newer() async throws {
        let first = try app()
        first.navigation.system.selectTab("two")
        await first.save()
        try write(Array(#"{ "version": 1, "selected": "one", "stacks": [] }"#.utf8))
        #expect(try app().map == "one: - [two: Two]")
        #expect(isThere)
    }

    @Test("one that is broken, of another version or too large costs a notice, and goes with the next change")
    func badFiles() async throws {
        let rows: [(bytes: [UInt8], word: String)] = [
            (Array("{".utf8), "1:2: expected a key"), (Array(repeating: 0, count: 100), "1:1: expected a value"),
            ([], "1:1: expected a value"),
            (Array("{\"version\": 2, \"selected\": \"a\", \"stacks\": []}".utf8), "version 1"),
            (Array(repeating: 32, count: 300_000), "262144"),
            (Array("{\"version\": 1, \"selected\": \"two\", \"stacks\": [], \"more\": 1}".utf8), "more"),
        ]
        for row in rows {
            let fresh = FormerFileTests()
            try fresh.write(row.bytes)
            let app = try fresh.app()
            #expect(app.map == "[one: One] two: -")
            #expect(app.notices.count == 1)
            #expect(app.notices.first?.contains(row.word) == true, "\(app.notices)")
            try app.navigation.open("tessera://b")
            await app.save()
            #expect(!fresh.isThere)
            #expect(try fresh.app().map == "one: - [two: Two > B]")
        }
    }
}

import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StateKitTesting
import Testing
import TextViewKitInterface

@Suite("what survives a restart")
@MainActor
struct RestorationTests {
    private let path = "/memory/state/navigation.json"

    private func app(on disk: MemoryDisk, routes: [Route]? = nil) throws -> NavigationHarness {
        let usual = [try Route.test("tessera://a", tab: "one"), try Route.test("tessera://b", tab: "two")]
        return NavigationHarness(
            tabs: [.test("one"), .test("two", order: 1), .test("three", order: 2)], routes: routes ?? usual, disk: disk)
    }

    @Test("the open tab and the stacks of routes come back; screens without a route do not")
    func roundTrip() throws {
        let disk = MemoryDisk()
        let first = try app(on: disk)
        try first.navigation.open("tessera://a")
        first.visible.push("No route")
        try first.navigation.open("tessera://b")
        first.save()
        let second = try app(on: disk)
        #expect(second.map == "one: - [two: Two > B] three: -")
        second.navigation.system.selectTab("one")
        #expect(second.map == "[one: One > A] two: Two > B three: -")
        #expect(second.notices == [])
        #expect(second.problems == [])
    }

    @Test("a tab that was not opened in between keeps what stood on it")
    func untouchedTab() throws {
        let disk = MemoryDisk()
        let first = try app(on: disk)
        try first.navigation.open("tessera://a")
        first.navigation.system.selectTab("two")
        first.save()
        let second = try app(on: disk)
        second.navigation.system.selectTab("three")
        second.save()
        let third = try app(on: disk)
        #expect(third.map == "one: - two: - [three: Three]")
        third.navigation.system.selectTab("one")
        #expect(third.map == "[one: One > A] two: - three: Three")
    }

    @Test("it is written half a second after the last change, in one private file of route strings")
    func writing() throws {
        let disk = MemoryDisk()
        let app = try app(on: disk)
        try app.navigation.open("tessera://b")
        app.scheduler.advance(by: .milliseconds(499))
        #expect((try? disk.read(path, limit: 1000)) == nil)
        app.scheduler.advance(by: .milliseconds(1))
        let text = String(decoding: try disk.read(path, limit: 1000), as: UTF8.self)
        #expect(
            text == """
                {
                  "version": 1,
                  "selected": "two",
                  "stacks": [
                    {
                      "tab": "two",
                      "routes": [
                        "tessera://b"
                      ]
                    }
                  ]
                }

                """)
    }

    @Test("a route or a tab that is not there any more is left out, with a notice each")
    func gone() throws {
        let disk = MemoryDisk()
        let first = try app(on: disk)
        try first.navigation.open("tessera://a")
        try first.navigation.open("tessera://b")
        first.save()
        let second = NavigationHarness(tabs: [.test("two")], routes: [try .test("tessera://c")], disk: disk)
        #expect(second.map == "[two: Two]")
        #expect(
            second.notices == [
                "the tab `one` of the last run is left out: it is not there",
                "a screen of the last run is left out: `tessera://b` leads nowhere in this build; "
                    + "did you mean `tessera://c`?",
            ])
        #expect(second.problems == [])
    }

    @Test("a route whose screen cannot be made any more is left out, with a notice")
    func broken() throws {
        struct Broken: Error, CustomStringConvertible { var description: String { "no file" } }
        let disk = MemoryDisk()
        let first = try app(on: disk)
        try first.navigation.open("tessera://a")
        first.save()
        let second = try app(
            on: disk, routes: [try Route("tessera://a", title: "", tab: "one") { _, _ in throw Broken() }])
        #expect(second.map == "[one: One] two: - three: -")
        #expect(second.notices == ["a screen of the last run is left out: `tessera://a` could not be opened: no file"])
    }

    @Test("a file that is broken, of another version or too large costs a notice and nothing else")
    func badFiles() throws {
        let rows: [(bytes: [UInt8], word: String)] = [
            (Array("{".utf8), "line"),
            (Array("{\"version\": 2, \"selected\": \"a\", \"stacks\": []}".utf8), "version 1"),
            (Array(repeating: 0, count: 100), "line"), ([], "line"), (Array(repeating: 32, count: 300_000), "262144"),
            (Array("{\"version\": 1, \"selected\": \"two\", \"stacks\": [], \"more\": 1}".utf8), "more"),
        ]
        for row in rows {
            let disk = MemoryDisk()
            _ = try disk.create(.state)
            try disk.write(row.bytes, to: path)
            let app = try app(on: disk)
            #expect(app.map == "[one: One] two: - three: -")
            #expect(app.notices.count == 1)
            #expect(app.notices.first?.hasPrefix("where the app was of the last run is left out: ") == true)
            try app.navigation.open("tessera://b")
            app.save()
            #expect(try self.app(on: disk).map == "one: - [two: Two > B] three: -")
        }
    }

    @Test("a disk that takes nothing is reported once a try, and the app goes on")
    func readOnly() throws {
        let disk = MemoryDisk()
        disk.refuse("/", .notAllowed)
        let app = try app(on: disk)
        try app.navigation.open("tessera://b")
        app.settle()
        #expect(app.map == "one: One [two: Two > B] three: -")
        #expect(app.problems.count == 1)
        #expect(app.problems.first?.hasPrefix("where the app was is not kept: ") == true)
    }

    @Test("while the app launches, nothing is written over the last run, and a link that waited comes after it")
    func launching() throws {
        let disk = MemoryDisk()
        let first = try app(on: disk)
        try first.navigation.open("tessera://b")
        first.save()
        let routes = [try Route.test("tessera://a", tab: "one"), try Route.test("tessera://b", tab: "two")]
        let second = NavigationHarness(routes: routes, disk: disk)
        second.scope.router.setRoot(second.scope.flow("onboarding").view, .atOnce)
        try second.navigation.open("tessera://a")
        second.settle()
        second.save()
        second.navigation.setTabs([.test("one"), .test("two", order: 1)], restoring: true)
        #expect(second.map == "[one: One > A] two: Two > B")
        #expect(second.problems == [])
    }

    @Test("when the tab of the last run cannot be built, the first one opens, with a notice")
    func brokenTab() throws {
        struct Broken: Error, CustomStringConvertible { var description: String { "no disk" } }
        let disk = MemoryDisk()
        let first = try app(on: disk)
        first.navigation.system.selectTab("two")
        first.save()
        let broken = NavigationTab(id: "two", title: "", symbol: "", order: 1) { _ in throw Broken() }
        let second = NavigationHarness(tabs: [.test("one"), broken], disk: disk)
        #expect(second.map == "[one: One] two: -")
        #expect(
            second.notices == [
                "the open tab of the last run is left out: the tab `two` could not be opened: no disk"
            ])
    }
}

extension CoordinatorScope {
    fileprivate func push(_ title: String) {
        router.push(screen("\(title)") { Text(title) }, .atOnce)
    }
}

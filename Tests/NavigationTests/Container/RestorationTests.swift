import LocalizationKit
import NavigationInterface
import NavigationTesting
import StateKitTesting
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface

@testable import Navigation

@Suite("what survives a restart")
@MainActor
struct RestorationTests {
    private func app(on store: MemoryKeyValueStore, routes: [Route]? = nil) throws -> NavigationHarness {
        let usual = [try Route.test("tessera://a", tab: "one"), try Route.test("tessera://b", tab: "two")]
        return NavigationHarness(
            tabs: [.test("one"), .test("two", order: 1), .test("three", order: 2)], routes: routes ?? usual,
            store: store)
    }

    @Test("the open tab and the stacks of routes come back; screens without a route do not")
    func roundTrip() async throws {
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        try first.navigation.open("tessera://a")
        first.visible.push("No route")
        try first.navigation.open("tessera://b")
        await first.save()
        let second = try app(on: store)
        #expect(second.map == "one: - [two: Two > B] three: -")
        second.navigation.system.selectTab("one")
        #expect(second.map == "[one: One > A] two: Two > B three: -")
        #expect(second.notices == [])
        #expect(second.problems == [])
    }

    @Test("a tab that was not opened in between keeps what stood on it")
    func untouchedTab() async throws {
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        try first.navigation.open("tessera://a")
        first.navigation.system.selectTab("two")
        await first.save()
        let second = try app(on: store)
        second.navigation.system.selectTab("three")
        await second.save()
        let third = try app(on: store)
        #expect(third.map == "one: - two: - [three: Three]")
        third.navigation.system.selectTab("one")
        #expect(third.map == "[one: One > A] two: - three: Three")
    }

    @Test("it is written half a second after the last change, as route strings")
    func writing() async throws {
        let store = MemoryKeyValueStore()
        let app = try app(on: store)
        try app.navigation.open("tessera://b")
        app.scheduler.advance(by: .milliseconds(499))
        #expect(try store.names(in: StateRecorder.key.scope) == [])
        app.scheduler.advance(by: .milliseconds(1))
        let stack = SavedNavigation.Stack(tab: "two", routes: ["tessera://b"])
        for await value in try store.values(of: StateRecorder.key) where value != nil {
            #expect(value == SavedNavigation(selected: "two", stacks: [stack]))
            return
        }
    }

    @Test("what was written once is read for ever")
    func format() throws {
        let store = MemoryKeyValueStore()
        store.plant(
            #"{"selected": "two", "stacks": [{"tab": "two", "routes": ["tessera://b"]}]}"#, "state",
            in: StoreScope("navigation"))
        #expect(try app(on: store).map == "one: - [two: Two > B] three: -")
    }

    @Test("changes that follow each other closely are written in their order")
    func order() async throws {
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        for id in ["two", "three", "one", "two", "three"] {
            first.navigation.system.selectTab(id)
            first.settle()
        }
        await first.save()
        #expect(try app(on: store).map == "one: - two: - [three: Three]")
    }

    @Test("a route or a tab that is not there any more is left out, with a notice each")
    func gone() async throws {
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        try first.navigation.open("tessera://a")
        try first.navigation.open("tessera://b")
        await first.save()
        let second = NavigationHarness(tabs: [.test("two")], routes: [try .test("tessera://c")], store: store)
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
    func broken() async throws {
        struct Broken: Error, CustomStringConvertible { var description: String { "no file" } }
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        try first.navigation.open("tessera://a")
        await first.save()
        let second = try app(
            on: store, routes: [try Route("tessera://a", title: "", tab: "one") { _, _ in throw Broken() }])
        #expect(second.map == "[one: One] two: - three: -")
        #expect(second.notices == ["a screen of the last run is left out: `tessera://a` could not be opened: no file"])
    }

    @Test("what cannot be read costs a notice and nothing else")
    func unreadable() async throws {
        for json in ["7", "{}", #"{"selected": 1, "stacks": []}"#] {
            let store = MemoryKeyValueStore()
            store.plant(json, "state", in: StoreScope("navigation"))
            let app = try app(on: store)
            #expect(app.map == "[one: One] two: - three: -")
            #expect(app.notices.count == 1)
            #expect(app.notices.first?.hasPrefix("where the app was of the last run is left out: ") == true)
            try app.navigation.open("tessera://b")
            await app.save()
            #expect(try self.app(on: store).map == "one: - [two: Two > B] three: -")
        }
    }

    @Test("a store that takes nothing is reported once a try, and the app goes on")
    func full() async throws {
        let store = MemoryKeyValueStore()
        let app = try app(on: store)
        store.fail(with: .full(path: "/store"))
        try app.navigation.open("tessera://b")
        await app.save()
        #expect(app.map == "one: One [two: Two > B] three: -")
        #expect(app.reportedProblems.count == 1)
        #expect(app.reportedProblems.first?.hasPrefix("where the app was is not kept: ") == true)
        store.fail(with: nil)
        await app.save()
        #expect(try self.app(on: store).map == "one: - [two: Two > B] three: -")
    }

    @Test("while the app launches, nothing is written over the last run, and a link that waited comes after it")
    func launching() async throws {
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        try first.navigation.open("tessera://b")
        await first.save()
        let routes = [try Route.test("tessera://a", tab: "one"), try Route.test("tessera://b", tab: "two")]
        let second = NavigationHarness(routes: routes, store: store)
        second.scope.router.setRoot(second.scope.flow("onboarding").view, .atOnce)
        try second.navigation.open("tessera://a")
        second.settle()
        await second.save()
        second.navigation.setTabs([.test("one"), .test("two", order: 1)], restoring: true)
        #expect(second.map == "[one: One > A] two: Two > B")
        #expect(second.problems == [])
    }

    @Test("when the tab of the last run cannot be built, the first one opens, with a notice")
    func brokenTab() async throws {
        struct Broken: Error, CustomStringConvertible { var description: String { "no disk" } }
        let store = MemoryKeyValueStore()
        let first = try app(on: store)
        first.navigation.system.selectTab("two")
        await first.save()
        let broken = NavigationTab(id: "two", title: "", symbol: "", order: 1) { _ in throw Broken() }
        let second = NavigationHarness(tabs: [.test("one"), broken], store: store)
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

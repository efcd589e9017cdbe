import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import StateKit
import Testing
import TextViewKitInterface
import TextViewKitTesting
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface
import WidgetHostTesting

@testable import Widgets

@Suite("the board in the app")
@MainActor
struct HomeTests {
    private func app(_ bench: Bench, _ catalog: ScriptedCatalog = ScriptedCatalog("local")) throws -> NavigationHarness
    {
        let playing = MediaPlaying(catalogs: [catalog])
        return NavigationHarness(
            tabs: [HomeCoordinator.tab(bench.parts, playing)],
            routes: try [HomeCoordinator.route()]
                + Shortcut.allCases.map { try HomeCoordinator.route($0, bench.parts, playing) })
    }

    private func screen(_ app: NavigationHarness, width: Int = 80) -> Harness {
        Harness(width: width, height: 30) { NavigationView(app.navigation.state, app.navigation.system) { $1 } }
    }

    /// Goes on with the tabulator until something has the focus.
    private func focus(_ screen: Harness, _ label: String) {
        for _ in 0..<100 where screen.focused != label { screen.press(.tab) }
        #expect(screen.focused == label)
    }

    /// Lets tasks run until something is so.
    private func wait(_ app: NavigationHarness, _ screen: Harness, until isSo: () -> Bool) async {
        for _ in 0..<400 where !isSo() {
            // A frame costs more than the tasks that it waits for.
            for _ in 0..<50 { await Task.yield() }
            app.settle()
            screen.advance(by: .seconds(1))
            screen.update()
        }
        #expect(isSo(), "\(screen.text)")
    }

    @Test("who has never placed anything finds three widgets, and who removed them finds none")
    func first() async throws {
        let bench = Bench()
        try await WidgetRun.placeFirst(bench.host, "local")
        let placed = try bench.host.placements(of: "local")
        #expect(placed.map(\.kind) == ["continue-watching", "recommended", "quick-access"])
        #expect(placed.map(\.family) == [.medium, .small, .small])
        for placement in placed { try await bench.host.remove(placement.id, for: "local") }
        try await WidgetRun.placeFirst(bench.host, "local")
        #expect(try bench.host.placements(of: "local") == [])
    }

    @Test("what was begun is loaded when its source tells of it, and nothing else is")
    func following() async throws {
        let bench = Bench()
        let catalog = ScriptedCatalog("local")
        _ = try await bench.add(WidgetKinds.continueWatching)
        _ = try await bench.add(WidgetKinds.recommended)
        let (host, before) = (bench.host, bench.host.causes.count)
        let task = Task { await WidgetRun.follow(catalog, host, "local") }
        while bench.host.causes.count == before {
            catalog.change()
            await Task.yield()
        }
        task.cancel()
        await task.value
        #expect(bench.host.causes.dropFirst(before).allSatisfy { $0 == .libraryChange })
        #expect(bench.processor.requests.last?.cause == .libraryChange)
    }

    @Test("a widget that is wider than the screen keeps its frame, and loses what is right of it")
    func narrow() async throws {
        let bench = Bench()
        _ = try await bench.add(WidgetKinds.continueWatching, .medium)
        let screen = screen(try app(bench), width: 40)
        let lines = screen.text.split(separator: "\n").map(String.init)
        let top = try #require(lines.first { $0.contains("╭") })
        #expect(top.contains("╮") && top.count <= 40)
        #expect(lines.contains { $0.contains("▶ Continue watching") && $0.contains(#/│ ?[┃│]?$/#) })
    }

    @Test("widgets stand side by side where there is room, and below each other where there is not")
    func width() async throws {
        let bench = Bench()
        for _ in 0..<2 { _ = try await bench.add(WidgetKinds.continueWatching, .small) }
        let app = try app(bench)
        let wide = screen(app, width: 60).text.split(separator: "\n").filter { $0.contains("▶ Continue watching") }
        #expect(wide.count == 1)
        let narrow = screen(app, width: 30).text.split(separator: "\n").filter { $0.contains("▶ Continue watching") }
        #expect(narrow.count == 2)
    }

    @Test("a button scrolls by keyboard and by mouse, and a poster plays")
    func use() async throws {
        let bench = Bench()
        let catalog = ScriptedCatalog("local")
        _ = try await bench.add(WidgetKinds.continueWatching, .medium)
        let app = try app(bench, catalog)
        let screen = screen(app)
        #expect(screen.text.contains("Шрек & осёл"))
        try screen.click("Scroll forward")
        await wait(app, screen) { bench.processor.steps == [.forward] }
        await wait(app, screen) { screen.text.split(separator: "\n").contains { $0.hasPrefix("│進撃の巨人  Lost") } }
        focus(screen, "Scroll back")
        screen.press(.enter)
        await wait(app, screen) { bench.processor.steps == [.forward, .back] }
        focus(screen, "Шрек & осёл")
        screen.press(.enter)
        await wait(app, screen) { catalog.questions == [.play("0")] }
    }

    @Test("widgets are moved and removed while arranging")
    func arrange() async throws {
        let bench = Bench()
        let first = try await bench.add(WidgetKinds.continueWatching, .small)
        let second = try await bench.add(WidgetKinds.recommended, .small)
        let app = try app(bench)
        let screen = screen(app)
        try screen.click("Arrange")
        screen.update()
        focus(screen, "Move Recommended for you back")
        screen.press(.enter)
        await wait(app, screen) { (try? bench.host.placements(of: "local").map(\.id)) == [second, first] }
        focus(screen, "Remove Continue watching")
        screen.press(.enter)
        await wait(app, screen) { (try? bench.host.placements(of: "local").map(\.id)) == [second] }
        await wait(app, screen) { !screen.text.contains("Continue watching") }
    }

    @Test("the gallery opens by a button and by a link, and adds")
    func gallery() async throws {
        let bench = Bench()
        let app = try app(bench)
        #expect(try app.navigation.open("tessera://widgets/gallery") == .opened)
        app.settle()
        let screen = screen(app)
        await wait(app, screen) { screen.text.contains("Metropolis") || screen.text.contains("Шрек") }
        focus(screen, "Add Continue watching, small")
        screen.press(.enter)
        await wait(app, screen) { (try? bench.host.placements(of: "local").count) == 1 }
        #expect(bench.processor.requests.count == 1)
    }

    @Test("shortcuts lead to shelves of posters, by link and from the board")
    func shelves() async throws {
        for (link, title) in [("tessera://widgets/library", "My library"), ("tessera://widgets/stream", "Stream")] {
            let bench = Bench()
            let app = try app(bench)
            #expect(try app.navigation.open(link) == .opened)
            app.settle()
            #expect(app.map == "[home: Home > \(title)]")
            let screen = screen(app)
            await wait(app, screen) { screen.text.contains("Шрек & осёл") }
        }
    }

    @Test("on a locked session the board is redacted, and buttons stay")
    func locked() async throws {
        let bench = Bench()
        _ = try await bench.add(WidgetKinds.continueWatching, .medium)
        bench.lock.set(.locked)
        let app = try app(bench)
        let screen = screen(app)
        await wait(app, screen) { !screen.text.contains("Шрек") }
        #expect(screen.text.contains("[ Next › ]"))
    }
}

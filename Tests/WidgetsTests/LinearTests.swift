import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface
import WidgetHostTesting

@testable import Widgets

@Suite("the board for a screen reader")
@MainActor
struct LinearTests {
    private let bench = Bench()
    private let catalog = ScriptedCatalog("local")

    private func open() throws -> (NavigationHarness, LinearHarness) {
        let playing = MediaPlaying(catalogs: [catalog])
        let app = NavigationHarness(
            tabs: [HomeCoordinator.tab(bench.parts, playing)],
            routes: try Shortcut.allCases.map { try HomeCoordinator.route($0, bench.parts, playing) })
        let harness = Harness(width: 80, height: 30) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
        return (app, harness.linear)
    }

    /// Lets tasks run until the lines that are printed say something.
    private func news(_ app: NavigationHarness, _ lines: LinearHarness, until isSo: () -> Bool) async {
        for _ in 0..<400 where !isSo() {
            for _ in 0..<50 { await Task.yield() }
            app.settle()
            lines.advance(by: .seconds(1))
        }
        #expect(isSo(), "\(lines.transcript)")
    }

    @Test("posters are read once each with what is left of them, scrolled by a word, and played")
    func use() async throws {
        _ = try await bench.add(WidgetKinds.continueWatching, .medium)
        let (app, lines) = try open()
        let start = lines.transcript
        #expect(start.components(of: "Шрек & осёл") == 1)
        #expect(start.contains("250 min left") && start.contains("60%"))
        lines.read("scroll forward")
        await news(app, lines) { bench.processor.steps == [.forward] }
        await news(app, lines) { lines.transcript.dropFirst(start.count).contains("進撃の巨人") }
        lines.read("進撃の巨人")
        await news(app, lines) { catalog.questions == [.play("1")] }
    }

    @Test("widgets are arranged, a poster is forgotten and taken back, and the gallery adds one")
    func arrange() async throws {
        let first = try await bench.add(WidgetKinds.continueWatching, .small)
        let second = try await bench.add(WidgetKinds.recommended, .small)
        let (app, lines) = try open()
        lines.read("arrange")
        await news(app, lines) { lines.transcript.contains("Move Recommended for you back") }
        lines.read("move recommended for you back")
        await news(app, lines) { (try? bench.host.placements(of: "local").map(\.id)) == [second, first] }
        lines.read("remove шрек & осёл from what was begun")
        await news(app, lines) { lines.transcript.contains("removed: Шрек & осёл") }
        lines.read("undo")
        await news(app, lines) { bench.forgetting.restored.count == 1 }
        lines.read("done")
        lines.read("gallery of widgets")
        await news(app, lines) { app.map.contains("Gallery of widgets") }
        lines.read("add stream, small")
        await news(app, lines) { (try? bench.host.placements(of: "local").count) == 3 }
    }

    @Test("on a locked session nothing personal is read")
    func locked() async throws {
        _ = try await bench.add(WidgetKinds.continueWatching, .medium)
        bench.lock.set(.locked)
        let (app, lines) = try open()
        app.settle()
        await news(app, lines) { !lines.read("").joined().contains("Шрек") }
        #expect(lines.read("").joined().contains("Scroll forward"))
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

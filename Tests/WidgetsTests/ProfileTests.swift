import AuthFlowTesting
import CommandKitInterface
import FeatureKitTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting
import WidgetCoreInterface
import WidgetCoreTesting
import WidgetHostInterface
import WidgetHostTesting

@testable import Widgets

@Suite("several people with widgets")
@MainActor
struct ProfileTests {
    private func run(_ bench: Bench) -> WidgetRun {
        let business = WidgetBusiness(
            catalogs: [bench.catalog],
            metadata: NoWords(), processor: bench.processor)
        return WidgetRun(bench.parts, business, bench.host) { _ in }
    }

    private func wait(until isSo: () throws -> Bool) async rethrows {
        for _ in 0..<100_000 where try !isSo() { await Task.yield() }
        #expect(try isSo())
    }

    @Test("whoever signs in finds an own board, loaded for that reason, and who signs out is forgotten")
    func run() async throws {
        let bench = Bench()
        let run = run(bench)
        run.start(nil)
        try await wait { try bench.host.placements(of: "local").count == 3 && bench.host.causes.last == .launch }
        bench.session.become("ann")
        try await wait { try bench.host.placements(of: "ann").count == 3 && bench.host.causes.last == .profileChange }
        #expect(bench.host.left == ["local": false])
        #expect(bench.processor.requests.last?.feed.profile == "ann")
        bench.session.become("bob")
        try await wait { try bench.host.placements(of: "bob").count == 3 && bench.host.left["ann"] == false }
        bench.session.become(nil)
        await wait { bench.processor.forgotten == ["bob"] }
        #expect(bench.host.left["bob"] == true)
        #expect(try bench.host.placements(of: "bob") == [])
        #expect(try bench.host.placements(of: "ann").count == 3)
        run.stop()
        bench.session.become("eve")
        #expect(try bench.host.placements(of: "eve") == [])
    }

    @Test("another theme and another language reload from what is kept")
    func appearance() async throws {
        let bench = Bench()
        _ = try await bench.add()
        let choices = [SettingDefinition("theme"), SettingDefinition("language"), SettingDefinition("log")]
        let settings = MemorySettings(choices)
        let run = run(bench)
        run.start(settings)
        await wait { bench.host.causes.last == .launch }
        try settings.decide("log", .text("other"))
        try settings.decide("theme", .text("light"))
        await wait { bench.host.causes.last == .appearance }
        try settings.decide("language", .text("ru"))
        await wait { bench.host.causes.last == .locale }
        #expect(bench.host.causes.count == 4)
        run.stop()
    }

    @Test("another size of the screen reloads from what is kept, once it has come to rest")
    func size() async throws {
        let bench = Bench()
        _ = try await bench.add()
        let run = run(bench)
        run.start(nil)
        await wait { bench.host.causes.last == .launch }
        let count = bench.host.causes.count
        for _ in 0..<5 {
            run.resize()
            await bench.time.waitForSleepers(1)
            bench.time.advance(by: WidgetRun.sizeCalm - .milliseconds(1))
        }
        #expect(bench.host.causes.count == count)
        bench.time.advance(by: .milliseconds(1))
        await wait { bench.host.causes.last == .appearance }
        #expect(bench.host.causes.count == count + 1)
        run.resize()
        run.stop()
        bench.time.advance(by: WidgetRun.sizeCalm)
        for _ in 0..<1000 { await Task.yield() }
        #expect(bench.host.causes.count == count + 1)
    }

    @Test("a stream shows who is signed in now, and hides what belongs to somebody else")
    func stream() async throws {
        let bench = Bench()
        let id = try await bench.add(WidgetKinds.continueWatching, .accessoryInline)
        let captured = CapturedRun([])
        let stream = WidgetStream(
            id: id, format: .polybar, width: nil, parts: bench.parts,
            context: CommandContext(invocation: captured.invocation, path: ["tessera"], wantsJSON: false, words: [:]))
        let running = Task { try await stream.run() }
        var lines: [String] {
            captured.output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        await wait { lines.count == 2 }
        #expect(lines[0].contains("Шрек"))
        bench.session.become("ann")
        await wait { lines.count == 3 }
        #expect(lines[1] == "")
        bench.session.become(nil)
        await wait { lines.count == 4 }
        #expect(lines[2] == lines[0])
        bench.session.become("ann")
        await wait { lines.count == 5 }
        #expect(lines[3] == "")
        bench.caller.leave()
        try await running.value
    }

    @Test("an open board and an open gallery show nothing of who was here before")
    func screens() async throws {
        let bench = Bench()
        _ = try await bench.add(WidgetKinds.continueWatching, .medium)
        let playing = MediaPlaying(catalogs: [])
        let app = NavigationHarness(
            tabs: [HomeCoordinator.tab(bench.parts, playing)],
            routes: try Shortcut.allCases.map { try HomeCoordinator.route($0, bench.parts, playing) })
        let screen = Harness(width: 80, height: 30) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
        #expect(screen.text.contains("Шрек"))
        bench.processor.answer(.empty)
        bench.session.become("bob")
        app.settle()
        screen.update()
        #expect(!screen.text.contains("Шрек") && !screen.text.contains("Continue watching"))
        bench.processor.answer(.content(Bench.content(3, at: bench.time.wallClock.now)))
        #expect(try app.navigation.open("tessera://widgets/library") == .opened)
        app.settle()
        await show(app, screen) { screen.text.contains("Шрек") }
        bench.processor.answer(.empty)
        bench.session.become("eve")
        await show(app, screen) { !screen.text.contains("Шрек") }
    }

    /// Lets tasks and movements run until something is so.
    private func show(_ app: NavigationHarness, _ screen: Harness, until isSo: () -> Bool) async {
        for _ in 0..<400 where !isSo() {
            for _ in 0..<50 { await Task.yield() }
            app.settle()
            screen.advance(by: .seconds(1))
            screen.update()
        }
        #expect(isSo(), "\(screen.text)")
    }
}

/// No words.
private struct NoWords: MediaMetadata {
    func refresh(profile: String) async {}
    func words(of source: String, profile: String) -> MediaWords { MediaWords() }
}

extension SettingDefinition {
    /// A text of no meaning.
    fileprivate init(_ key: String) {
        self = Setting.text(key, title: "title", help: "help", default: "default").definition
    }
}

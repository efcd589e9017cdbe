import CommandKitTesting
import FeatureKitInterface
import NavigationInterface
import NavigationTesting
import LocalizationKit
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

@Suite("taking something out of what was begun")
@MainActor
struct ForgettingTests {
    private let first = MediaID("0", from: "local")

    @Test("the command forgets what the widget shows first, has it loaded anew, and takes it back")
    func command() async throws {
        let bench = Bench()
        #expect(await bench.run("forget").errors.contains("nothing begun"))
        let id = try await bench.add()
        _ = try await bench.add(WidgetKinds.recommended)
        #expect(await bench.run("forget", "recommended").errors.contains("nothing begun"))
        let run = await bench.run("forget", id)
        #expect(run.output == "removed: Шрек & осёл\n")
        #expect(run.errors == "`tessera widgets forget --undo` puts it back\n")
        #expect(bench.forgetting.forgotten.map(\.id) == [first])
        #expect(bench.host.causes.last == .libraryChange)
        #expect(await bench.run("forget", "--undo").output == "back again: Шрек & осёл\n")
        #expect(await bench.run("forget", "--undo", language: .russian).errors.contains("возвращать нечего"))
    }

    @Test("a tap forgets what the widget has been scrolled to, and nothing on a locked session")
    func intent() async throws {
        let bench = Bench()
        let id = try await bench.add()
        _ = await bench.run("tap", id, "forward")
        #expect(await bench.run("tap", id, "forget").code == .done)
        #expect(bench.forgetting.forgotten.map(\.id.item) == ["1"])
        #expect(await bench.run("tap", id, "undo").code == .done)
        #expect(bench.forgetting.restored.map(\.id.item) == ["1"])
        bench.lock.set(.locked)
        #expect(await bench.run("forget", id).errors.contains("locked"))
        #expect(bench.forgetting.forgotten == [])
    }

    @Test("on the board it is one button while arranging, and another one takes it back")
    func board() async throws {
        let bench = Bench()
        _ = try await bench.add(WidgetKinds.continueWatching, .small)
        let app = NavigationHarness(tabs: [HomeCoordinator.tab(bench.parts, MediaPlaying(catalogs: []))])
        let screen = Harness(width: 80, height: 24) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
        try screen.click("Arrange")
        screen.update()
        try screen.click("Remove Шрек & осёл from what was begun")
        await wait(app, screen) { screen.text.contains("removed: Шрек & осёл") }
        #expect(bench.forgetting.forgotten.map(\.id) == [first])
        try screen.click("Undo")
        await wait(app, screen) { !screen.text.contains("removed:") }
        #expect(bench.forgetting.restored.map(\.id) == [first])
    }

    private func wait(_ app: NavigationHarness, _ screen: Harness, until isSo: () -> Bool) async {
        for _ in 0..<400 where !isSo() {
            for _ in 0..<50 { await Task.yield() }
            app.settle()
            screen.update()
        }
        #expect(isSo(), "\(screen.text)")
    }
}

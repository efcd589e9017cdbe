import AuthFlowTesting
import FeatureKitInterface
import FeatureKitTesting
import LocalizationKit
import NavigationInterface
import NavigationTesting
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import StateKit
import StateKitTesting
import StorageInterface
import StorageTesting
import Testing
import TextViewKitInterface
import TextViewKitTesting

@testable import ConverterFlow

@Suite("the converter and its rates on the screen")
@MainActor
struct ConverterRatesTests {
    private let stage: ConverterStage

    init() throws { stage = try ConverterStage() }

    @Test("a refresh is busy, then done; one that fails says why and leaves the rates")
    func refresh() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
        await stage.until(screen, shows: "Highest")
        screen.press("u", .alt)
        #expect(screen.text.contains("Updating…") && !screen.text.contains("Update exchange rates"))
        await stage.until(screen, shows: "(European Central Bank) up to date")
        app.scheduler.advance(by: .milliseconds(500))
        screen.update()
        #expect(screen.text.contains("[ Update exchange rates ]"))
        stage.world.goOffline()
        screen.press("u", .alt)
        await stage.until(screen, shows: "Could not update exchange rates: ")
        #expect(screen.text.contains("100.00 USD = 93.41 EUR") && screen.lint == [])
        #expect(app.problems == [])
    }

    @Test("without a network: at the first start the rates of the program, later the last good ones, then new ones")
    func offline() async throws {
        stage.world.goOffline()
        stage.world.time.advance(by: .seconds(5 * 86_400))
        let app = try stage.app()
        let first = stage.screen(app)
        await stage.until(first, shows: "Could not update exchange rates: ")
        await stage.world.network.waitForRequests(2)
        #expect(first.text.contains("100.00 USD = 93.41 EUR"))
        #expect(first.text.contains("(shipped with the program) outdated") && !first.text.contains("No history"))
        stage.world.network.fail(with: nil)
        app.scheduler.advance(by: .milliseconds(500))
        first.update()
        first.press("u", .alt)
        // The bank is late.
        await stage.until(first, shows: "(European Central Bank) outdated")
        await stage.until(first, shows: "Highest")
        #expect(!first.text.contains("Could not"))
        stage.world.goOffline()
        let second = stage.screen(try stage.app())
        await stage.until(second, shows: "Could not update exchange rates: ")
        await stage.until(second, shows: "Highest")
        #expect(second.text.contains("(European Central Bank) outdated"))
    }

    @Test("what another process has fetched is on the screen too")
    func otherProcess() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
        #expect(screen.text.contains("(shipped with the program)"))
        _ = try await stage.world.run("rates", "--refresh")
        await stage.until(screen, shows: "(European Central Bank) up to date")
        #expect(app.problems == [])
    }

    @Test("another source in the settings is fetched at once")
    func source() async throws {
        stage.world.network.answer(ConverterWorld.open, .text(SampleDocuments.openExchange))
        let app = try stage.app()
        let screen = stage.screen(app)
        await stage.until(screen, shows: "Highest")
        screen.press("u", .alt)
        await stage.until(screen, shows: "(European Central Bank)")
        try stage.world.settings.decide(.ratesService, .openExchange)
        await stage.until(screen, shows: "(open.er-api.com)")
        #expect(screen.text.contains("100.00 USD = 99.75 EUR") && screen.text.contains("outdated"))
        _ = try app.navigation.open("tessera://converter/USD/RUB")
        screen.update()
        #expect(screen.text.contains("100.00 USD = 6,100.00 RUB"))
        #expect(screen.text.contains("The European Central Bank has no history of RUB"))
        #expect(app.problems == [])
    }

    @Test("what was chosen is there again after a restart, an empty amount too")
    func restart() async throws {
        let first = try stage.app()
        let screen = stage.screen(first)
        for _ in 0..<3 { screen.press(.backspace) }
        screen.press("s", .alt)
        #expect(screen.text.contains("enter an amount"))
        while try stage.world.store.value(for: ConverterArchive.record(of: "local"))?.source.code != "EUR" {
            await Task.yield()
        }
        let second = stage.screen(try stage.app())
        #expect(second.text.contains("[ From: EUR euro ]  [ Swap ]  [ To: USD US dollar ]"))
        #expect(second.text.contains("enter an amount"))
    }

    @Test("what one person chose is nothing for the next, and comes back with them")
    func another() async throws {
        stage.world.sessions.become("ada")
        let first = try stage.app()
        stage.screen(first).press("s", .alt)
        let kept = ConverterArchive.record(of: "ada")
        while try stage.world.store.value(for: kept)?.source.code != "EUR" { await Task.yield() }
        stage.world.sessions.become("bea")
        #expect(stage.screen(try stage.app()).text.contains("[ From: USD US dollar ]"))
        stage.world.sessions.become("ada")
        #expect(stage.screen(try stage.app()).text.contains("[ From: EUR euro ]"))
    }

    @Test("when the app has other tabs, nothing of the converter is left")
    func release() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
        await stage.until(screen, shows: "Highest")
        screen.press("t", .alt)
        app.settle()
        app.navigation.setTabs([
            NavigationTab(id: "other", title: "Other", symbol: "o", order: 1) { $0.screen("Other") { Text("other") } }
        ])
        #expect(app.map == "[other: Other]" && app.problems == [])
    }
}

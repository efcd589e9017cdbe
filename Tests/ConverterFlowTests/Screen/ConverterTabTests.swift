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

@Suite("the converter as a tab")
@MainActor
struct ConverterTabTests {
    private let world: ConverterWorld

    init() throws {
        world = try ConverterWorld()
        world.network.answer(ConverterWorld.daily, .text(SampleDocuments.june2024))
        world.network.answer(ConverterWorld.history, .text(SampleDocuments.history))
    }

    private func app() throws -> NavigationHarness {
        NavigationHarness(
            tabs: try world.feature.contributions(.tabs), routes: try world.feature.contributions(.routes))
    }

    private func screen(
        _ app: NavigationHarness, width: Int = 100, height: Int = 30, _ language: Language = .english
    ) -> Harness {
        let environment = EnvironmentValues(widthClass: WidthClass(columns: width), language: language)
        return Harness(width: width, height: height, environment: environment) {
            NavigationView(app.navigation.state, app.navigation.system) { $1 }
        }
    }

    /// Gives other tasks their turn until something is on the screen.
    private func until(_ screen: Harness, shows text: String) async {
        repeat {
            await Task.yield()
            screen.update()
        } while !screen.text.contains(text)
    }

    @Test("wide: the amount, both currencies, the result, the rates and their history")
    func wide() async throws {
        let app = try app()
        let screen = screen(app)
        await until(screen, shows: "Highest")
        #expect(
            screen.text == """
                Amount 100
                [ From: USD US dollar ]  [ Swap ]  [ To: EUR euro ]

                100.00 USD = 93.41 EUR
                1 USD = 0.934143 EUR

                Exchange rates: Jun 28, 2024 (shipped with the program) up to date
                [ Update exchange rates ]  [ About the rates ]

                █▅▁
                USD/EUR from Jun 26, 2024 to Jun 28, 2024: -0.15 %
                Lowest 0.934143 on Jun 28, 2024
                Highest 0.935541 on Jun 26, 2024
                """)
        #expect(screen.lint == [])
        #expect(app.map == "[converter: Converter]" && app.problems == [])
    }

    @Test("narrow: the same below each other")
    func narrow() async throws {
        let app = try app()
        let screen = screen(app, width: 40, height: 12)
        await until(screen, shows: "Lowest")
        #expect(
            screen.text == """
                Amount 100
                [ From: USD ] [ Swap ] [ To: EUR ]
                100.00 USD = 93.41 EUR
                1 USD = 0.934143 EUR
                Exchange rates: Jun 28, 2024 (shipped
                with the program) up to date
                [ Update exchange rates ]
                [ About the rates ]
                █▅▁
                USD/EUR from Jun 26, 2024 to Jun 28,
                2024: -0.15 %
                Lowest 0.934143 on Jun 28, 2024
                """)
        #expect(screen.lint == [] && app.problems == [])
    }

    @Test("in Russian everything is said in it, and a lone comma is the decimal one")
    func russian() async throws {
        try world.settings.decide("language", .text("ru"))
        let app = try app()
        let screen = screen(app, .russian)
        await until(screen, shows: "Максимум")
        for _ in 0..<3 { screen.press(.backspace) }
        screen.type("1,000")
        #expect(screen.text.contains("1,00 USD = 0,93 EUR"))
        #expect(screen.text.contains("[ Из: USD доллар США ]  [ Поменять ]  [ В: EUR евро ]"))
        #expect(screen.text.contains("Курсы валют: 28 июн. 2024\u{A0}г. (из состава программы) актуальны"))
        #expect(!screen.text.contains("Amount") && screen.lint == [] && app.problems == [])
    }

    @Test("by keyboard: an amount, the pair swapped, and another currency searched for")
    func keyboard() async throws {
        let app = try app()
        let screen = screen(app)
        screen.type("0")
        #expect(screen.text.contains("1,000.00 USD = 934.14 EUR"))
        screen.press("s", .alt)
        #expect(screen.text.contains("1,000.00 EUR = 1,070.50 USD"))
        screen.press("t", .alt)
        app.settle()
        screen.update()
        #expect(app.map == "[converter: Converter + sheet: To]")
        screen.type("yen")
        #expect(screen.text.contains("JPY Japanese yen") && !screen.text.contains("AUD Australian"))
        screen.press(.enter)
        app.settle()
        screen.update()
        #expect(app.map == "[converter: Converter]" && screen.text.contains("1,000.00 EUR = 171,940 JPY"))
        screen.press("o", .alt)
        app.settle()
        screen.update()
        screen.press(.escape)
        app.settle()
        screen.update()
        #expect(app.map == "[converter: Converter]" && screen.text.contains("1,000.00 EUR = 171,940 JPY"))
        screen.press("o", .alt)
        app.settle()
        #expect(app.map == "[converter: Converter + sheet: From]", "what was closed opens again")
        #expect(app.problems == [])
    }

    @Test("every key of the screen works from the field too, which has keys of its own")
    func shortcuts() async throws {
        for (key, map) in [("o", "+ sheet: From"), ("t", "+ sheet: To"), ("i", "> About the rates")] {
            let app = try app()
            let screen = screen(app)
            #expect(screen.focused == "Amount")
            screen.press(.character(Character(key)), .alt)
            app.settle()
            #expect(app.map == "[converter: Converter \(map)]")
        }
    }

    @Test("by mouse: a list is opened, a row is gone to and taken")
    func mouse() async throws {
        let app = try app()
        let screen = screen(app)
        try screen.click("From: USD US dollar")
        app.settle()
        screen.update()
        screen.type("pound")
        try screen.click("GBP pound sterling")
        try screen.click("Choose")
        app.settle()
        screen.update()
        #expect(screen.text.contains("100.00 GBP = 118.15 EUR") && app.problems == [])
        try screen.click("About the rates")
        app.settle()
        screen.advance(by: .seconds(1))
        screen.update()
        #expect(app.map == "[converter: Converter > About the rates]")
        #expect(screen.text.contains("The rates are of Jun 28, 2024 (shipped with the program), for 31 currencies."))
        #expect(screen.lint == [])
        #expect(app.navigation.system.back())
        app.settle()
        screen.advance(by: .seconds(1))
        screen.update()
        try screen.click("About the rates")
        app.settle()
        #expect(app.map == "[converter: Converter > About the rates]", "what was left opens again")
        #expect(app.problems == [])
    }

    @Test("a refresh is busy, then done; one that fails says why and leaves the rates")
    func refresh() async throws {
        let app = try app()
        let screen = screen(app)
        await until(screen, shows: "Highest")
        screen.press("u", .alt)
        #expect(screen.text.contains("Updating…") && !screen.text.contains("Update exchange rates"))
        await until(screen, shows: "(European Central Bank) up to date")
        app.scheduler.advance(by: .milliseconds(500))
        screen.update()
        #expect(screen.text.contains("[ Update exchange rates ]"))
        world.goOffline()
        screen.press("u", .alt)
        await until(screen, shows: "Could not update exchange rates: ")
        #expect(screen.text.contains("100.00 USD = 93.41 EUR") && screen.lint == [])
        #expect(app.problems == [])
    }

    @Test("what was chosen is there again after a restart, an empty amount too")
    func restart() async throws {
        let first = try app()
        let screen = screen(first)
        for _ in 0..<3 { screen.press(.backspace) }
        screen.press("s", .alt)
        #expect(screen.text.contains("enter an amount"))
        while try world.store.value(for: ConverterArchive.record)?.source.code != "EUR" { await Task.yield() }
        let second = self.screen(try app())
        #expect(second.text.contains("[ From: EUR euro ]  [ Swap ]  [ To: USD US dollar ]"))
        #expect(second.text.contains("enter an amount"))
    }

    @Test("a link opens the tab, with a pair and perhaps an amount; one that is wrong says what was expected")
    func links() async throws {
        let app = try app()
        let screen = screen(app)
        #expect(try app.navigation.open("tessera://converter/JPY/GBP?amount=1000") == .unchanged)
        app.settle()
        screen.update()
        #expect(screen.text.contains("1,000 JPY = 4.92 GBP") && app.map == "[converter: Converter]")
        _ = try app.navigation.open("tessera://converter/usd/eur")
        app.settle()
        screen.update()
        #expect(screen.text.contains("1,000.00 USD = 934.14 EUR"))
        #expect(try app.navigation.open("tessera://converter") == .unchanged)
        let error = #expect(throws: LinkError.self) { try app.navigation.open("tessera://converter/USDD/EUR") }
        #expect(error?.explanation.text(in: .english).contains("the code of a currency, such as USD") == true)
        #expect(app.problems == [])
    }

    @Test("another source in the settings is fetched at once")
    func source() async throws {
        world.network.answer(ConverterWorld.open, .text(SampleDocuments.openExchange))
        let app = try app()
        let screen = screen(app)
        await until(screen, shows: "Highest")
        screen.press("u", .alt)
        await until(screen, shows: "(European Central Bank)")
        try world.settings.decide(.ratesService, .openExchange)
        await until(screen, shows: "(open.er-api.com)")
        #expect(screen.text.contains("100.00 USD = 99.75 EUR") && screen.text.contains("outdated"))
        #expect(app.problems == [])
    }

    @Test("in plain lines everything can be done too")
    func linear() async throws {
        let app = try app()
        let screen = screen(app)
        await until(screen, shows: "Highest")
        let linear = screen.linear
        func read(_ line: String) {
            linear.read(line)
            app.settle()
            linear.advance(by: .seconds(1))
        }
        for line in ["amount", "250", "to:", "search", "dollar", "AUD", "choose", "from:", "search", "yen"] {
            read(line)
        }
        #expect(
            linear.transcript.hasPrefix(
                """
                [1] Amount, text field, 100
                [2] From: USD US dollar, button, opens the list of currencies, key Alt+O
                [3] Swap, button, key Alt+S
                [4] To: EUR euro, button, opens the list of currencies, key Alt+T
                100.00 USD = 93.41 EUR
                1 USD = 0.934143 EUR
                Exchange rates: Jun 28, 2024 (shipped with the program) up to date
                [5] Update exchange rates, button, key Alt+U
                [6] About the rates, button, key Alt+I
                USD in EUR over 90 days, chart, 3 days
                USD/EUR from Jun 26, 2024 to Jun 28, 2024: -0.15 %
                Lowest 0.934143 on Jun 28, 2024
                Highest 0.935541 on Jun 26, 2024
                > amount
                type the text; an empty line keeps what is there, a single - empties it
                Amount: 250
                [1] Amount, text field, 250
                250.00 USD = 233.54 EUR
                > to:
                To, dialog
                [1] Search, text field, empty
                """))
        let pieces = [
            "closed: To\n[4] To: AUD Australian dollar, button", "250.00 USD = 375.50 AUD\n",
            "closed: From\n[2] From: JPY Japanese yen, button", "250 JPY = 2.34 AUD\n",
        ]
        for piece in pieces { #expect(linear.transcript.contains(piece), "\(piece) in \(linear.transcript)") }
        read("about")
        #expect(linear.transcript.contains("Site of the service, link, https://www.exchangerate-api.com/docs\n"))
        #expect(app.problems == [])
    }
}

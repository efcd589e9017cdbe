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

@Suite("the converter in use")
@MainActor
struct ConverterUseTests {
    private let stage: ConverterStage

    init() throws { stage = try ConverterStage() }

    @Test("by keyboard: an amount, the pair swapped, and another currency searched for")
    func keyboard() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
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
            let app = try stage.app()
            let screen = stage.screen(app)
            #expect(screen.focused == "Amount")
            screen.press(.character(Character(key)), .alt)
            app.settle()
            #expect(app.map == "[converter: Converter \(map)]")
        }
    }

    @Test("by mouse: a list is opened, a row is gone to and taken")
    func mouse() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
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

    @Test("in plain lines everything can be done too")
    func linear() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
        await stage.until(screen, shows: "Highest")
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

    @Test("a link opens the tab, with a pair and perhaps an amount; one that is wrong says what was expected")
    func links() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
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
}

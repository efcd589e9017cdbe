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

@Suite("the converter as it looks")
@MainActor
struct ConverterPictureTests {
    private let stage: ConverterStage

    init() throws { stage = try ConverterStage() }

    @Test("wide: the amount, both currencies, the result, the rates and their history")
    func wide() async throws {
        let app = try stage.app()
        let screen = stage.screen(app)
        await stage.until(screen, shows: "Highest")
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
        let app = try stage.app()
        let screen = stage.screen(app, width: 40, height: 12)
        await stage.until(screen, shows: "Lowest")
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
        try stage.world.settings.decide("language", .text("ru"))
        let app = try stage.app()
        let screen = stage.screen(app, .russian)
        await stage.until(screen, shows: "Максимум")
        for _ in 0..<3 { screen.press(.backspace) }
        screen.type("1,000")
        #expect(screen.text.contains("1,00 USD = 0,93 EUR"))
        #expect(screen.text.contains("[ Из: USD доллар США ]  [ Поменять ]  [ В: EUR евро ]"))
        #expect(screen.text.contains("Курсы валют: 28 июн. 2024\u{A0}г. (из состава программы) актуальны"))
        #expect(!screen.text.contains("Amount") && screen.lint == [] && app.problems == [])
    }

    @Test("the list of currencies stands over the screen, wide and narrow, with the chosen one in sight")
    func list() async throws {
        let app = try stage.app()
        let wide = stage.screen(app)
        wide.press("t", .alt)
        app.settle()
        wide.update()
        #expect(
            stage.box(in: wide) == """
                ╭─ To ───────────────────────────────────────────╮
                │ Search code or name                            │
                │ CAD Canadian dollar                          ┃ │
                │ CHF Swiss franc                              │ │
                │ CNY Chinese yuan                             │ │
                │ CZK Czech koruna                             │ │
                │ DKK Danish krone                             │ │
                │ EUR euro                                     │ │
                │ [ Choose ]                                     │
                ╰────────────────────────────────────────────────╯
                """)
        #expect(wide.lint == [])
        let narrow = stage.screen(app, width: 40, height: 12)
        #expect(
            stage.box(in: narrow) == """
                ╭─ To ─────────────────────────────╮
                │ Search code or name              │
                │ CAD Canadian dollar            ┃ │
                │ CHF Swiss franc                │ │
                │ CNY Chinese yuan               │ │
                │ CZK Czech koruna               │ │
                │ DKK Danish krone               │ │
                │ EUR euro                       │ │
                │ [ Choose ]                       │
                ╰──────────────────────────────────╯
                """)
        #expect(narrow.lint == [] && app.problems == [])
    }

    @Test("an amount as long as it can be is shown whole, and one that is longer is refused")
    func longAmount() async throws {
        let app = try stage.app()
        let screen = stage.screen(app, width: 40, height: 12)
        for _ in 0..<3 { screen.press(.backspace) }
        screen.paste(String(repeating: "9", count: 24))
        #expect(
            screen.text.contains(
                """
                999,999,999,999,999,999,999,999.00 USD =
                934,142,923,867,351,704,810,835.12 EUR
                """), "\(screen.text)")
        screen.type("9")
        #expect(screen.text.contains("the amount has more than 24 digits"))
        #expect(screen.lint == [] && app.problems == [])
    }
}

import CommandKitInterface
import CommandKitTesting
import FeatureKitInterface
import FeatureKitTesting
import JSONKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import SettingsInterface
import SettingsTesting
import Testing

@testable import ConverterFlow

@Suite("the commands of the converter")
@MainActor
struct ConvertCommandTests {
    private let world: ConverterWorld

    init() throws {
        world = try ConverterWorld()
        world.network.answer(ConverterWorld.daily, .text(SampleDocuments.june2024))
        world.network.answer(ConverterWorld.history, .text(SampleDocuments.history))
        world.network.answer(ConverterWorld.open, .text(SampleDocuments.openExchange))
    }

    @Test("the feature asks for nothing but what it names, and its commands keep the conventions")
    func feature() throws {
        _ = try world.feature.contributions(.commands)
        #expect(world.feature.asked == [], "who lists commands builds nothing")
        try world.feature.buildAll()
        _ = try ConverterParts(world.feature)
        let named = ConverterFeature.descriptor.needs + ConverterFeature.descriptor.optionalNeeds
        #expect(world.feature.asked == Set(named.map(\.service)))
        #expect(CommandConformance.problems(in: try world.feature.contributions(.commands)) == [])
    }

    @Test("an amount in several currencies, a line each, in the digits of the language")
    func text() async throws {
        // 100 ÷ 1.0705 = 93.414…; × 0.84638 = 79.06…; × 171.94 = 16061.65…
        #expect(
            try await world.run("convert", "100", "USD", "EUR", "GBP", "JPY")
                == CommandRun(code: .done, output: "100 USD = 93.41 EUR\n100 USD = 79.06 GBP\n100 USD = 16,062 JPY\n"))
        #expect(
            try await world.run("convert", "1,000", "USD", "в", "JPY", language: "ru_RU.UTF-8").output
                == "1 USD = 161 JPY\n")
        #expect(try await world.run("convert", "1000.5", "usd", "eur").output == "1,000.50 USD = 934.61 EUR\n")
    }

    @Test("the rates are fetched once, and again when newer ones are out")
    func fetching() async throws {
        for _ in 0..<2 { _ = try await world.run("convert", "1", "USD", "EUR") }
        #expect(world.network.requests.count == 1)
        // From Friday 20:00 to Monday 14:00 UTC.
        world.time.advance(by: .seconds(66 * 3600 - 1))
        _ = try await world.run("convert", "1", "USD", "EUR")
        #expect(world.network.requests.count == 1)
        world.time.advance(by: .seconds(1))
        _ = try await world.run("convert", "1", "USD", "EUR")
        #expect(world.network.requests.count == 2)
        world.time.setWallClock(by: .seconds(-10 * 86_400))
        _ = try await world.run("convert", "1", "USD", "EUR")
        #expect(world.network.requests.count == 3)
    }

    @Test("without a network the last good rates count, and the error stream says so")
    func offline() async throws {
        world.goOffline()
        let first = try await world.run("convert", "100", "USD", "EUR")
        #expect(first.code == .done && first.output == "100 USD = 93.41 EUR\n")
        #expect(
            first.errors.hasPrefix(
                "these rates are of Jun 28, 2024 (shipped with the program), because newer ones cannot be fetched: "))
        world.network.fail(with: nil)
        _ = try await world.run("rates")
        world.goOffline()
        world.time.advance(by: .seconds(4 * 86_400))
        let later = try await world.run("convert", "100", "USD", "EUR")
        #expect(later.output == first.output)
        #expect(later.errors.hasPrefix("these rates are of Jun 28, 2024 (European Central Bank), because newer ones"))
    }

    @Test("what has to be fresh and is not ends with 4, and says how old the last good rates are")
    func fresh() async throws {
        world.goOffline()
        let never = try await world.run("convert", "--fresh", "1", "USD", "EUR")
        #expect(never.code == .unavailable && never.output == "")
        #expect(never.errors.contains("; only those shipped with the program are at hand"))
        world.network.fail(with: nil)
        #expect(try await world.run("convert", "--fresh", "1", "USD", "EUR").code == .done)
        world.goOffline()
        world.time.advance(by: .seconds(3 * 3600 + 60))
        let old = try await world.run("convert", "--fresh", "1", "USD", "EUR")
        #expect(old.code == .unavailable && old.output == "")
        #expect(old.errors.contains("the last ones are of Jun 28, 2024 and came 3 hours ago"))
        let russian = try await world.run("rates", "--refresh", language: "ru")
        #expect(russian.code == .unavailable)
        #expect(russian.errors.contains("последние — за 28 июн. 2024\u{A0}г., получены 3 часа назад"))
    }

    @Test("the rates of a day are those that were set last on it")
    func day() async throws {
        // The shipped figures are of that day; they hold until Monday.
        world.goOffline()
        #expect(try await world.run("convert", "100", "USD", "EUR", "--date", "2024-06-28").output.contains("93.41"))
        let unknown = try await world.run("convert", "100", "USD", "EUR", "--date", "2024-06-27")
        #expect(unknown.code == .unavailable && unknown.errors.contains("the rates of 2024-06-27 are not at hand"))
        world.network.fail(with: nil)
        // 100 ÷ 1.0696 = 93.492…
        #expect(
            try await world.run("convert", "100", "USD", "EUR", "--date", "2024-06-27").output
                == "100 USD = 93.49 EUR\n")
        let requests = world.network.requests.count
        // Now it is kept, and needs no network.
        #expect(try await world.run("convert", "100", "USD", "EUR", "--date", "2024-06-26").code == .done)
        #expect(world.network.requests.count == requests)
        world.goOffline()
        world.time.advance(by: .seconds(7200))
        let stale = try await world.run("convert", "--fresh", "1", "USD", "EUR", "--date", "2024-06-26")
        #expect(stale.code == .unavailable && stale.errors.contains("of Jun 26, 2024 and came 2 hours ago"))
        let missing = try await world.run("convert", "100", "USD", "JPY", "--date", "2024-06-26")
        #expect(missing.code == .failed && missing.errors.contains("JPY is not among the rates of Jun 26, 2024"))
    }

    @Test("a day before the history, one to come, and one that is none")
    func badDays() async throws {
        let before = try await world.run("convert", "1", "USD", "EUR", "--date", "2024-06-25")
        #expect(before.code == .failed && before.errors.contains("goes back to 2024-06-26, and 2024-06-25 comes"))
        let later = try await world.run("convert", "1", "USD", "EUR", "--date", "2024-06-29")
        #expect(later.code == .usage && later.errors.contains("2024-06-29 is yet to come"))
        let none = try await world.run("convert", "1", "USD", "EUR", "--date", "2024-02-30")
        #expect(none.code == .usage && none.errors.contains("expected a day such as 2026-11-20, found `2024-02-30`"))
    }

    @Test("at the weekend the rates of Friday hold, and on a day not yet published those of the day before")
    func weekend() async throws {
        _ = try await world.run("rates")
        world.time.advance(by: .seconds(2 * 86_400))
        #expect(try await world.run("convert", "1", "USD", "EUR", "--date", "2024-06-30").code == .done)
        // Monday, 10:00 UTC.
        world.time.advance(by: .seconds(14 * 3600))
        #expect(try await world.run("convert", "1", "USD", "EUR", "--date", "2024-07-01").code == .done)
        #expect(world.network.requests.count == 1)
    }

    @Test("lines of a pipe are converted one by one, and a bad one keeps none of the others")
    func pipe() async throws {
        let lines = ["100 USD in EUR, GBP", "", "5 USDD EUR", "1 EUR JPY"]
        let run = try await world.run("convert", lines: lines)
        #expect(run.output == "100 USD = 93.41 EUR\n100 USD = 79.06 GBP\n1 EUR = 172 JPY\n")
        #expect(run.code == .failed)
        #expect(run.errors.hasPrefix("line 3: no currency is called `USDD`; did you mean USD (US dollar)"))
        #expect(run.errors.contains("1 line was not converted"))
        #expect(try await world.run("convert", lines: ["100 usd to eur"]).code == .done)
        let nobody = try await world.run("convert", isTerminal: true)
        #expect(nobody.code == .usage && nobody.errors.contains("say what, such as"))
    }

    @Test("a word that is no currency is a fault of the caller, and a currency without a rate is not")
    func codes() async throws {
        #expect(try await world.run("convert", "100", "USD", "EURO").code == .usage)
        let rouble = try await world.run("convert", "100", "USD", "RUB")
        #expect(rouble.code == .failed && rouble.errors.contains("the setting converter.source chooses another"))
        try world.settings.decide(.ratesService, .openExchange)
        #expect(try await world.run("convert", "100", "USD", "RUB").output == "100 USD = 6,100.00 RUB\n")
    }

    @Test("as JSON, with decimal numbers as texts")
    func json() async throws {
        let run = try await world.run("convert", "--json", lines: ["100 USD EUR JPY"])
        let expected = """
            {
              "schema": "tessera.convert",
              "version": 1,
              "date": "2024-06-28",
              "source": "ecb",
              "fetched": "2024-06-28T20:00:00.000Z",
              "conversions": [
                {
                  "amount": "100",
                  "from": "USD",
                  "to": "EUR",
                  "rate": "0.934143",
                  "result": "93.41"
                },
                {
                  "amount": "100",
                  "from": "USD",
                  "to": "JPY",
                  "rate": "160.617",
                  "result": "16062"
                }
              ]
            }

            """
        #expect(run == CommandRun(code: .done, output: expected))
    }

    @Test("the rates as a table, and as JSON")
    func rates() async throws {
        let text = try await world.run("rates").output
        #expect(text.hasPrefix("European Central Bank, Jun 28, 2024, for 1 EUR (up to date)\n\n  AUD  1.6079 "))
        #expect(text.contains("\n  IDR  17,487.21  Indonesian rupiah\n") && !text.contains("EUR  1"))
        world.time.advance(by: .seconds(66 * 3600))
        world.goOffline()
        let russian = try await world.run("rates", language: "ru").output
        #expect(russian.hasPrefix("Европейский центральный банк, 28 июн. 2024\u{A0}г., за 1 EUR (устарели)"))
        let json = try JSONObject(
            JSONNode(parsing: try await world.run("rates", "--json").output),
            keys: [
                "schema", "version", "date", "source", "base", "fetched", "nextUpdate", "isUpToDate", "rates",
            ])
        #expect(try json.required("rates").array().count == 30)
        #expect(try json.required("isUpToDate").bool() == false)
        #expect(try json.required("nextUpdate").string() == "2024-07-01T14:00:00.000Z")
    }
}

import LocalizationKit
import NetworkInterface
import NetworkTesting
import PlatformInterface
import PlatformTesting
import Testing
import XMLInterface
import XMLTesting

@testable import ConverterFlow

@Suite("fetching rates")
@MainActor
struct RatesClientTests {
    private static let daily = "/stats/eurofxref/eurofxref-daily.xml"
    private static let history = "/stats/eurofxref/eurofxref-hist-90d.xml"
    private static let open = "/v6/latest/USD"

    private let network: ScriptedNetwork
    private let client: RatesClient

    init() throws {
        network = try ScriptedNetwork()
        client = RatesClient(transport: network, parser: try RealXML.parser())
    }

    private func failure(_ service: RatesService = .centralBank) async -> RatesError? {
        do throws(RatesError) {
            _ = try await client.newest(from: service)
            return nil
        } catch { return error }
    }

    @Test("the daily file of the central bank, as it was on two real days")
    func centralBank() async throws {
        network.answer(Self.daily, .text(SampleDocuments.june2024), .text(SampleDocuments.february2015))
        let june = try await client.newest(from: .centralBank)
        let shipped = try #require(ShippedRates.rates)
        #expect(june.source == .centralBank && june.rates == shipped.rates && june.date == shipped.date)
        let february = try await client.newest(from: .centralBank)
        let codes = february.currencies.map(\.code)
        #expect(february.date.isoText == "2015-02-12" && codes.count == 32)
        #expect(codes.contains("HRK") && codes.contains("RUB") && !codes.contains("ISK"))
        #expect(february.nextUpdate.description == "2015-02-13T15:00:00.000Z")
    }

    @Test("what has not changed is not sent again")
    func conditional() async throws {
        network.answer(
            Self.daily, Answer(headers: ["ETag": "\"june\""], body: Array(SampleDocuments.june2024.utf8)), Answer(304))
        let first = try await client.newest(from: .centralBank)
        #expect(try await client.newest(from: .centralBank) == first)
        #expect(network.requests.map { $0.headers["If-None-Match"] } == [nil, "\"june\""])
    }

    @Test("the history of the central bank, newest day first, with what is missing on a day left out")
    func historyOfDays() async throws {
        network.answer(Self.history, .text(SampleDocuments.history))
        let days = try await client.history()
        #expect(days.map(\.date.isoText) == ["2024-06-28", "2024-06-27", "2024-06-26"])
        #expect(days.map(\.currencies.count) == [3, 3, 2])
    }

    @Test("the other service")
    func openExchange() async throws {
        network.answer(Self.open, .text(SampleDocuments.openExchange))
        let rates = try await client.newest(from: .openExchange)
        #expect(rates.source == .openExchange && rates.date.isoText == "2022-11-10" && rates.currencies.count == 5)
    }

    @Test("answers that are no rates say what they are")
    func faults() async throws {
        let bomb = #"<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><r>&b;</r>"#
        let deep = String(repeating: "<Cube>", count: 20) + String(repeating: "</Cube>", count: 20)
        let zero = SampleDocuments.june2024.replacing("rate='1.0705'", with: "rate='0'")
        let rows: [(Answer, RatesError)] = [
            (.text("<!DOCTYPE html><html><body>Sign in</body></html>"), .webPage),
            (.text("\n <HTML><head/></HTML>"), .webPage), (.text(bomb), .notXML(.documentType(line: 1))),
            (.text(deep), .notXML(.tooLarge(.depth, limit: 8))), (.text(""), .notXML(.emptyDocument)),
            (.text(zero), .badRate("USD", "0")), (.text("<Envelope><Cube/></Envelope>"), .noRates),
            (.text("no", 503, headers: ["Retry-After": "3600"]), .network(.status(503))),
            (.text("no", 404), .network(.status(404))),
            (
                Answer(body: [UInt8](repeating: 32, count: RatesClient.limit + 1)),
                .network(.tooLarge(limit: RatesClient.limit))
            ),
        ]
        for (answer, expected) in rows {
            network.answer(Self.daily, answer)
            let found = await failure()
            #expect(found == expected)
        }
        network.answer(Self.open, .text("<html>"))
        #expect(await failure(.openExchange) == .webPage)
        network.fail(with: .offline(host: "www.ecb.europa.eu", reason: "no network"))
        let offline = Task { await failure() }
        for attempt in 1...2 {
            await network.waitForRequests(rows.count + 1 + attempt)
            await network.time.waitForSleepers(1)
            network.time.advance(by: .seconds(10))
        }
        #expect(await offline.value == .network(.offline(host: "www.ecb.europa.eu", reason: "no network")))
    }

    @Test("every fault is told in one line, in both languages")
    func explanations() {
        let faults: [RatesError] = [
            .network(.status(500)), .webPage, .notXML(.emptyDocument), .notJSON("1:1: no"), .noRates,
            .badRate("US\u{1B}D", "0"), .badDate("2024-02-30"),
        ]
        for fault in faults {
            let (english, russian) = (fault.explanation.text(in: .english), fault.explanation.text(in: .russian))
            #expect(english != russian && !english.contains("\n") && !english.hasSuffix("."))
        }
        #expect("\(RatesError.badRate("US\u{1B}D", "0"))".contains("`US\\u{1B}D`"))
    }
}

import LocalizationKit
import PlatformInterface
import Testing
import XMLInterface

@testable import ConverterFlow

@Suite("documents with rates")
struct DocumentTests {
    private func cube(_ time: String, _ rates: [(String, String)]) -> XMLElement {
        let entries = rates.map { XMLElement("Cube", attributes: ["currency": $0.0, "rate": $0.1]) }
        return XMLElement("Cube", attributes: ["time": time], children: entries)
    }

    private func envelope(_ cubes: [XMLElement]) -> XMLElement {
        XMLElement("Envelope", children: [XMLElement("subject"), XMLElement("Cube", children: cubes)])
    }

    @Test("a history has its newest day first, whatever the order of the document")
    func history() throws {
        let document = try CentralBankDocument(
            envelope([
                cube("2024-06-27", [("USD", "1.0696")]), cube("2024-06-28", [("USD", "1.0705"), ("JPY", "171.94")]),
            ]))
        #expect(document.days.map(\.date.isoText) == ["2024-06-28", "2024-06-27"])
        let newest = document.days[0]
        #expect(newest.currencies.map(\.code) == ["EUR", "JPY", "USD"] && newest.base.code == "EUR")
        #expect(newest.nextUpdate.description == "2024-07-01T14:00:00.000Z")
    }

    @Test("a document that is not what it should be says so, and gives no rates")
    func faults() {
        let rows: [(XMLElement, RatesError)] = [
            (XMLElement("html", children: [XMLElement("body")]), .noRates), (envelope([]), .noRates),
            (envelope([cube("2024-06-28", [])]), .noRates),
            (envelope([cube("2024-02-30", [("USD", "1")])]), .badDate("2024-02-30")),
            (envelope([cube("2024-06-28", [("USD", "0")])]), .badRate("USD", "0")),
            (envelope([cube("2024-06-28", [("USD", "N/A")])]), .badRate("USD", "N/A")),
            (envelope([cube("2024-06-28", [("US", "1")])]), .badRate("US", "1")),
        ]
        for (element, expected) in rows {
            #expect(throws: expected) { try CentralBankDocument(element) }
        }
    }

    @Test("the answer of the other service, with its own times")
    func openExchange() throws {
        let text = """
            {"result":"success","time_last_update_unix":1668038552,"time_next_update_unix":1668125822,"base_code":"USD",
             "rates":{"USD":1,"EUR":0.997458,"GBP":0.877283,"AED":3.6725,"XYZ":2.4e-05}}
            """
        let rates = try OpenExchangeDocument(text).rates
        #expect(rates.date.isoText == "2022-11-10" && rates.nextUpdate == WallTime(seconds: 1_668_125_822))
        let (dollar, euro) = try (#require(Currency("USD")), #require(Currency("EUR")))
        #expect(rates.convert(Amount(100), from: dollar, to: euro)?.plainText(places: 2) == "99.75")
        #expect(rates.rate(from: dollar, to: euro)?.plainText() == "0.997458")
    }

    @Test("an answer of the other service that lacks something is refused with the place")
    func openExchangeFaults() {
        let rows = [
            ("<html>", "1:1: "), ("{}", "1:1: there is no base_code"),
            (#"{"result":"error","error-type":"quota-reached"}"#, "1:32: the service refused: quota-reached"),
            (
                #"{"base_code":"USD","time_last_update_unix":1,"time_next_update_unix":2,"rates":{}}"#,
                "1:80: there are no rates"
            ),
            (
                #"{"base_code":"USD","time_last_update_unix":1,"time_next_update_unix":2,"rates":{"EUR":0}}"#,
                "1:81: EUR has no rate above zero"
            ),
            (
                #"{"base_code":"USD","time_last_update_unix":1,"time_next_update_unix":2,"rates":{"EUR":"1"}}"#,
                "1:81: EUR has no rate above zero"
            ),
            (
                #"{"base_code":"Dollar","time_last_update_unix":1,"time_next_update_unix":2,"rates":{"EUR":1}}"#,
                "1:14: Dollar is no currency"
            ),
        ]
        for (text, expected) in rows {
            do {
                _ = try OpenExchangeDocument(text)
                Issue.record("\(text) was read")
            } catch .notJSON(let problem) {
                #expect(problem.text(in: .english).hasPrefix(expected), "\(text): \(problem)")
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test("the figures that come with the program are those of a real day")
    func shipped() throws {
        let rates = try #require(ShippedRates.rates)
        #expect(rates.rates.count == 31 && rates.source == .shipped && rates.date.isoText == "2024-06-28")
        let (dollar, yen) = try (#require(Currency("USD")), #require(Currency("JPY")))
        // 171.94 ÷ 1.0705 = 160.61653…
        #expect(rates.convert(Amount(1), from: dollar, to: yen)?.plainText() == "161")
        #expect(rates.rate(from: dollar, to: yen)?.plainText() == "160.617")
    }
}

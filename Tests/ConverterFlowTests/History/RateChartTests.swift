import LocalizationKit
import PlatformInterface
import Testing

@testable import ConverterFlow

@Suite("how a rate went")
struct RateChartTests {
    private let dollar: Currency
    private let euro: Currency

    init() throws { (dollar, euro) = try (#require(Currency("USD")), #require(Currency("EUR"))) }

    /// Days from 1 July 2024 on, the newest first, with the price of a euro in dollars.
    private func days(_ prices: [String?]) throws -> [ExchangeRates] {
        let first = try #require(CalendarDate("2024-07-01"))
        let yen = try #require(Currency("JPY"))
        return try prices.enumerated().map { index, price in
            let rates = try price.map { [dollar: try #require(RateText.read($0))] } ?? [yen: Amount(160)]
            return ExchangeRates(
                .centralBank, base: euro, rates: rates, date: first.advanced(by: index),
                nextUpdate: WallTime(seconds: 0))
        }.reversed()
    }

    @Test("the oldest first, with the lowest, the highest and the change from the first to the last")
    func facts() throws {
        let chart = try #require(RateChart(days(["1.10", "1.05", nil, "1.20", "1.155"]), from: euro, to: dollar))
        #expect(chart.points.map { $0.rate.plainText() } == ["1.1", "1.05", "1.2", "1.155"])
        #expect(chart.lowest.date.isoText == "2024-07-02" && chart.highest.date.isoText == "2024-07-04")
        #expect(chart.highest.rate.plainText() == "1.2")
        // 1.155 ÷ 1.10 = 1.05
        #expect(chart.change == DecimalNumber(digits: 500, fractionDigits: 2))
        let back = try #require(RateChart(days(["1.25", "1"]), from: dollar, to: euro))
        #expect(back.points.map { $0.rate.plainText() } == ["0.8", "1"] && back.change?.digits == 2500)
    }

    @Test("one day is no history, nor is one of other currencies")
    func none() throws {
        #expect(try RateChart(days([]), from: euro, to: dollar) == nil)
        #expect(try RateChart(days(["1.1"]), from: euro, to: dollar) == nil)
        #expect(try RateChart(days(["1.1", nil, nil]), from: euro, to: dollar) == nil)
    }

    @Test("where there is less room, the first and the last rate stay, and those between are spread evenly")
    func values() throws {
        let chart = try #require(RateChart(days((1...9).map { "\($0)" }), from: euro, to: dollar))
        #expect(chart.values(atMost: 100) == [1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(chart.values(atMost: 9).count == 9)
        #expect(chart.values(atMost: 5) == [1, 3, 5, 7, 9])
        #expect(chart.values(atMost: 2) == [1, 9])
    }
}

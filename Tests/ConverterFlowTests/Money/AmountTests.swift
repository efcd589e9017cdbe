import LocalizationKit
import PlatformInterface
import Testing

@testable import ConverterFlow

@Suite("amounts of money")
struct AmountTests {
    private func amount(_ text: String) -> Amount {
        if case .amount(let amount) = AmountText(text).value(decimalSign: ".") { amount } else { .zero }
    }

    /// What is left of an amount that is converted into its own currency.
    private func money(_ text: String, _ code: String) throws -> String? {
        let currency = try #require(Currency(code))
        let date = try #require(CalendarDate(year: 2026, month: 1, day: 1))
        let rates = ExchangeRates(.shipped, base: currency, rates: [:], date: date, nextUpdate: WallTime(seconds: 0))
        return rates.convert(amount(text), from: currency, to: currency)?.plainText(places: currency.minorUnits)
    }

    @Test("rounding half away from zero to the minor units of the currency")
    func rounding() throws {
        let rows = [
            ("99.7458", "EUR", "99.75"), ("1.999", "EUR", "2.00"), ("0.005", "EUR", "0.01"), ("2.0", "EUR", "2.00"),
            ("2.5", "EUR", "2.50"), ("10000000000000000", "EUR", "10000000000000000.00"),
            ("12345678901234567000", "EUR", "12345678901234567000.00"),
            ("9999999999999998", "EUR", "9999999999999998.00"), ("0.000024", "EUR", "0.000024"),
            ("0.00001", "EUR", "0.00001"), ("0", "EUR", "0.00"), ("2.5", "JPY", "3"), ("2.4999", "JPY", "2"),
            ("1.0005", "KWD", "1.001"), ("1.00049", "KWD", "1.000"), ("0.00005", "CLF", "0.0001"),
            ("0.004999", "EUR", "0.005"), ("999.995", "USD", "1000.00"),
        ]
        for (text, code, expected) in rows { #expect(try money(text, code) == expected, "\(text) \(code)") }
    }

    @Test("converting divides by the one rate and multiplies by the other, and rounds once")
    func conversion() {
        let rows: [(amount: String, source: String, target: String, places: Int, expected: String)] = [
            ("100", "1", "0.997458", 2, "99.75"), ("100", "1.0705", "1", 2, "93.41"),
            ("1", "1.0705", "171.94", 0, "161"),
            ("100", "1", "1", 2, "100.00"), ("0.01", "171.94", "1", 2, "0.00"), ("3", "3", "1", 12, "1.000000000000"),
            ("1", "3", "1", 12, "0.333333333333"), ("2", "3", "1", 12, "0.666666666667"), ("0", "1", "5", 2, "0.00"),
            ("999999999999999999999999", "0.000001", "1", 0, "999999999999999999999999000000"),
            ("123456789012345678901234", "1.1328", "14518.77", 2, "1582309961695598580915315291.47"),
        ]
        for row in rows {
            let result = amount(row.amount).converted(
                from: amount(row.source), to: amount(row.target), places: row.places)
            #expect(result?.plainText(places: row.places) == row.expected, "\(row)")
        }
        #expect(amount("1").converted(from: .zero, to: amount("1"), places: 2) == nil)
        #expect(amount("1").converted(from: amount("1"), to: .zero, places: 2) == nil)
        let vast = Amount(significand: .max, scale: 0)
        #expect(vast.converted(from: amount("0.001"), to: amount("1000"), places: 2) == nil)
    }

    @Test("a currency converted into itself is what it was, whatever the rate")
    func identity() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let units = UInt128.random(in: 0..<1_000_000_000_000_000_000_000_000, using: &numbers)
            let money = Amount(significand: units, scale: 2)
            let rate = Amount(significand: .random(in: 1..<10_000_000_000, using: &numbers), scale: 6)
            #expect(money.converted(from: rate, to: rate, places: 2) == money, "\(units) at \(rate)")
        }
    }

    @Test("amounts are written with the signs of the language")
    func texts() {
        let rows = [
            ("0", 2, "0.00", "0,00"), ("1234.5", 2, "1,234.50", "1\u{A0}234,50"),
            ("1234567", 0, "1,234,567", "1\u{A0}234\u{A0}567"),
            ("0.000024", 2, "0.000024", "0,000024"), ("999", 0, "999", "999"),
            ("100000", 2, "100,000.00", "100\u{A0}000,00"),
        ]
        for (text, places, english, russian) in rows {
            #expect(amount(text).text(in: .english, places: places) == english)
            #expect(amount(text).text(in: .russian, places: places) == russian)
        }
    }

    @Test("amounts of one value are equal however they are written, and stand in order")
    func order() {
        #expect(amount("1.50") == amount("1.5") && amount("1.50").hashValue == amount("1.5").hashValue)
        let sorted = ["0", "0.000001", "0.01", "1", "1.000001", "2", "999999999999999999999999"].map(amount)
        #expect(sorted.shuffled().sorted() == sorted)
    }
}

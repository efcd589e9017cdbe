import LocalizationKit
import Testing

@testable import ConverterFlow

@Suite("what is asked for in words")
struct ConversionRequestTests {
    private let known: [Currency]

    init() throws { known = try #require(ShippedRates.rates).currencies }

    private func read(_ phrase: String, _ language: Language = .english) throws(ConversionError) -> String {
        let request = try ConversionRequest(phrase, in: language, among: known)
        return "\(request.amount.plainText()) \(request.source) > \(request.targets.map(\.code).joined(separator: " "))"
    }

    @Test("an amount, its currency, and those to convert to, with words of both languages between them")
    func phrases() throws {
        let rows = [
            ("100 USD EUR", "100 USD > EUR"), ("100 usd in eur, gbp", "100 USD > EUR GBP"),
            ("100 USD to EUR and JPY", "100 USD > EUR JPY"), ("100USD/EUR", "100 USD > EUR"),
            ("1,000.50 USD -> EUR", "1000.5 USD > EUR"), ("  1 000,50 USD = EUR; GBP ", "1000.5 USD > EUR GBP"),
            ("100 USD в EUR и GBP", "100 USD > EUR GBP"), ("١٢ usd → jpy", "12 USD > JPY"),
            // A currency that exists and has no rate here is no slip of the fingers.
            ("5 RUB KZT", "5 RUB > KZT"),
        ]
        for (phrase, expected) in rows { #expect(try read(phrase) == expected, "\(phrase)") }
        #expect(try read("1,000 USD EUR", .russian) == "1 USD > EUR")
        #expect(try read("1,000 USD EUR", .english) == "1000 USD > EUR")
    }

    @Test("what is missing or unknown is named, with what could have been meant")
    func faults() {
        let rows = [
            ("", "expected an amount first, such as 100 or 1,000.50"),
            ("USD EUR", "expected an amount first, such as 100 or 1,000.50, found `USD`"),
            ("-5 USD EUR", "expected an amount first, such as 100 or 1,000.50, found `-5`"),
            ("100", "expected a currency behind the amount, such as USD"),
            ("100 in USD", "expected a currency to convert USD to, such as EUR"),
            (
                String(repeating: "9", count: 25) + " USD EUR",
                "the amount has more than 24 digits before the point, which is too large to convert"
            ),
            ("100 USD EURO", "no currency is called `EURO`; did you mean EUR (euro)?"),
            ("100 USD yenn", "no currency is called `yenn`; did you mean JPY (Japanese yen)?"),
            ("100 USD злотых", "no currency is called `злотых`; did you mean PLN (Polish złoty)?"),
            ("100 US\u{1B}D QQQQQQQ", "no currency is called `US\\u{1B}D`; did you mean USD (US dollar)?"),
            (
                "100 USD xyzzyxyzzy",
                "no currency is called `xyzzyxyzzy`; `tessera rates` lists those with a rate"
            ),
        ]
        for (phrase, expected) in rows {
            do throws(ConversionError) {
                Issue.record("\(phrase) was read as \(try read(phrase))")
            } catch {
                #expect("\(error)" == expected, "\(phrase)")
                #expect(error.explanation.text(in: .russian) != expected)
            }
        }
    }

    @Test("every currency of both services has a name in both languages, which finds it")
    func names() throws {
        #expect(known.filter { !$0.isNamed } == [])
        let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
        let codes = letters.flatMap { one in letters.flatMap { two in letters.map { one + two + $0 } } }
        let named = codes.compactMap { Currency($0) }.filter(\.isNamed)
        #expect(named.count == 166)
        for currency in named {
            #expect(currency.name.text(in: .english) != currency.name.text(in: .russian), "\(currency)")
            #expect(currency.matches(currency.name.text(in: .english).split(separator: " ")), "\(currency)")
        }
        let euro = try #require(Currency("EUR"))
        #expect(euro.matches(["eu"]) && euro.matches(["ЕВР"]) && !euro.matches(["euro", "dollar"]) && euro.matches([]))
    }
}

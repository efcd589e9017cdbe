import LocalizationKit
import PlatformInterface

/// Good rates, and when they came.
struct KeptRates: Hashable, Sendable {
    let rates: ExchangeRates
    let fetchedAt: WallTime
}

extension KeptRates: Codable {
    init(from decoder: any Decoder) throws {
        let form = try Form(from: decoder)
        guard let rates = form.exchangeRates else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no rates"))
        }
        (self.rates, fetchedAt) = (rates, WallTime(seconds: form.fetchedAt))
    }

    func encode(to encoder: any Encoder) throws { try Form(self).encode(to: encoder) }

    /// The same in plain values; rates are texts, because they never go through a binary number.
    private struct Form: Codable {
        var source: String
        var base: String
        var date: String
        var nextUpdate: Int64
        var fetchedAt: Int64
        var rates: [String: String]

        init(_ kept: KeptRates) {
            (source, base) = (kept.rates.source.rawValue, kept.rates.base.code)
            (date, nextUpdate) = (kept.rates.date.isoText, kept.rates.nextUpdate.seconds)
            fetchedAt = kept.fetchedAt.seconds
            rates = [:]
            for (currency, rate) in kept.rates.rates { rates[currency.code] = rate.plainText() }
        }

        var exchangeRates: ExchangeRates? {
            guard let source = ExchangeRates.Source(rawValue: source), let base = Currency(base),
                let date = CalendarDate(date), !rates.isEmpty
            else { return nil }
            var read: [Currency: Amount] = [:]
            for (code, text) in rates {
                guard let currency = Currency(code), let rate = RateText.read(text) else { return nil }
                read[currency] = rate
            }
            return ExchangeRates(
                source, base: base, rates: read, date: date, nextUpdate: WallTime(seconds: nextUpdate))
        }
    }
}

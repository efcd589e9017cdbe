import LocalizationKit
import PlatformInterface

/// Good rates, and when they came.
struct KeptRates: Hashable, Sendable {
    let rates: ExchangeRates
    let fetchedAt: WallTime
}

/// One text, since a history has sixty of them:
/// `ecb EUR 2024-06-28 1719842400 1719604800 JPY 171.94 USD 1.0705`, with the times of the next rates and of the answer.
extension KeptRates: Codable {
    init(from decoder: any Decoder) throws {
        guard let kept = KeptRates(try decoder.singleValueContainer().decode(String.self)) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no rates"))
        }
        self = kept
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    private init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count > 6, words.count % 2 == 1, let source = ExchangeRates.Source(rawValue: String(words[0])),
            let base = Currency(words[1]), let date = CalendarDate(words[2]), let nextUpdate = Int64(words[3]),
            let fetchedAt = Int64(words[4])
        else { return nil }
        var rates: [Currency: Amount] = [:]
        for index in stride(from: 5, to: words.count, by: 2) {
            guard let currency = Currency(words[index]), let rate = RateText.read(String(words[index + 1])) else {
                return nil
            }
            rates[currency] = rate
        }
        self.rates = ExchangeRates(
            source, base: base, rates: rates, date: date, nextUpdate: WallTime(seconds: nextUpdate))
        self.fetchedAt = WallTime(seconds: fetchedAt)
    }

    private var text: String {
        let head = [
            rates.source.rawValue, rates.base.code, rates.date.isoText, "\(rates.nextUpdate.seconds)",
            "\(fetchedAt.seconds)",
        ]
        let pairs = rates.currencies.map { "\($0.code) \(rates.rates[$0]?.plainText() ?? "")" }
        return (head + pairs).joined(separator: " ")
    }
}

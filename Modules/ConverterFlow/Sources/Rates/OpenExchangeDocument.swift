import CommandKitInterface
import JSONKit
import LocalizationKit
import PlatformInterface

/// The answer of `open.er-api.com/v6/latest/USD`.
struct OpenExchangeDocument {
    let rates: ExchangeRates

    init(_ text: String) throws(RatesError) {
        do throws(JSONError) {
            let members = try JSONNode(parsing: text).members()
            let fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
            func field(_ name: String) throws(JSONError) -> JSONNode {
                guard let node = fields[name] else {
                    throw JSONError(problem: Strings.missingField(name: name), at: .init(line: 1, column: 1))
                }
                return node
            }
            if let refusal = fields["error-type"] {
                throw JSONError(problem: Strings.refused(reason: visible(try refusal.string())), at: refusal.position)
            }
            rates = try Self.rates(
                base: field("base_code"), field("rates"), last: field("time_last_update_unix").int(),
                next: field("time_next_update_unix").int())
        } catch {
            throw .notJSON(error.explanation)
        }
    }

    private static func rates(
        base: JSONNode, _ entries: JSONNode, last: Int, next: Int
    ) throws(JSONError) -> ExchangeRates {
        let code = try base.string()
        guard let currency = Currency(code) else {
            throw JSONError(problem: Strings.noCurrency(code: visible(code)), at: base.position)
        }
        var rates: [Currency: Amount] = [:]
        for entry in try entries.members() {
            guard let other = Currency(entry.key), case .number(let text) = entry.value.content,
                let rate = RateText.read(text)
            else { throw JSONError(problem: Strings.noRateAboveZero(code: visible(entry.key)), at: entry.position) }
            rates[other] = rate
        }
        guard !rates.isEmpty else { throw JSONError(problem: Strings.noRates, at: entries.position) }
        let date = CalendarDate(WallTime(seconds: Int64(last)))
        return ExchangeRates(
            .openExchange, base: currency, rates: rates, date: date, nextUpdate: WallTime(seconds: Int64(next)))
    }
}

import LocalizationKit
import PlatformInterface

/// What currencies cost on one day.
public struct ExchangeRates: Hashable, Sendable {
    /// Where rates come from.
    enum Source: String, Hashable, Sendable {
        /// The daily reference rates of the European Central Bank.
        case centralBank = "ecb"
        /// The service `open.er-api.com`.
        case openExchange = "er-api"
        /// The figures that come with the program.
        case shipped
    }

    let source: Source
    /// The currency whose rates these are; its own is one.
    let base: Currency
    /// What one unit of the base costs, by currency; none is zero.
    let rates: [Currency: Amount]
    /// The day of the rates, as the source gives it.
    let date: CalendarDate
    /// When newer ones can be expected.
    let nextUpdate: WallTime

    init(_ source: Source, base: Currency, rates: [Currency: Amount], date: CalendarDate, nextUpdate: WallTime) {
        (self.source, self.base, self.date, self.nextUpdate) = (source, base, date, nextUpdate)
        self.rates = rates.merging([base: Amount(1)]) { _, own in own }
    }

    /// All currencies in the order of their codes.
    public var currencies: [Currency] { rates.keys.sorted() }

    /// An amount in another currency, rounded once: to the minor units of that one, or to two digits that count when
    /// nothing would be left of it.
    ///
    /// - Returns: `nil` when a currency has no rate here, or the result has no room.
    public func convert(_ amount: Amount, from source: Currency, to target: Currency) -> Amount? {
        guard let from = rates[source], let to = rates[target],
            let money = amount.converted(from: from, to: to, places: target.minorUnits)
        else { return nil }
        guard money.isZero, !amount.isZero else { return money }
        return amount.converted(from: from, to: to, places: Self.smallPlaces)?.significant(2)
    }

    private static let smallPlaces = 18

    /// What one unit of a currency costs in another one, with six digits that count.
    func rate(from source: Currency, to target: Currency) -> Amount? {
        guard let from = rates[source], let to = rates[target] else { return nil }
        let exact = [Self.smallPlaces, 12, 6].lazy.compactMap { Amount(1).converted(from: from, to: to, places: $0) }
            .first
        return exact?.significant(6)
    }
}

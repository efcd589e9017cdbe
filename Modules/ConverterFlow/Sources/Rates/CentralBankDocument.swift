import LocalizationKit
import XMLInterface

/// The daily reference rates of the European Central Bank, and their histories, which have the same form.
///
/// In the envelope a `Cube` holds one `Cube time='…'` for each day, newest first, and that one holds
/// `Cube currency='…' rate='…'`. A currency may be missing on a day.
struct CentralBankDocument {
    /// The days, newest first.
    let days: [ExchangeRates]

    init(_ envelope: XMLElement) throws(RatesError) {
        let cubes = envelope.children("Cube").flatMap { $0.children("Cube") }
        var days: [ExchangeRates] = []
        for cube in cubes { try days.append(Self.day(cube)) }
        guard !days.isEmpty else { throw .noRates }
        self.days = days.sorted { $0.date > $1.date }
    }

    private static func day(_ cube: XMLElement) throws(RatesError) -> ExchangeRates {
        let time = cube.attributes["time"] ?? ""
        guard let date = CalendarDate(time) else { throw .badDate(time) }
        guard let euro = Currency("EUR") else { throw .noRates }
        var rates: [Currency: Amount] = [:]
        for entry in cube.children("Cube") {
            let (code, text) = (entry.attributes["currency"] ?? "", entry.attributes["rate"] ?? "")
            guard let currency = Currency(code), let rate = RateText.read(text) else { throw .badRate(code, text) }
            rates[currency] = rate
        }
        guard !rates.isEmpty else { throw .noRates }
        return ExchangeRates(
            .centralBank, base: euro, rates: rates, date: date, nextUpdate: PublicationCalendar.nextUpdate(after: date))
    }
}

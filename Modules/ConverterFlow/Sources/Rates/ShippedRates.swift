import LocalizationKit

/// The rates that come with the program, for a first start without a network.
///
/// They are the reference rates of the European Central Bank of 28 June 2024, in units of the currency for one euro.
public enum ShippedRates {
    static let date = "2024-06-28"
    static let text = """
        USD 1.0705, JPY 171.94, BGN 1.9558, CZK 25.025, DKK 7.4575, GBP 0.84638, HUF 395.10, PLN 4.3090, \
        RON 4.9773, SEK 11.3595, CHF 0.9634, ISK 148.90, NOK 11.3965, TRY 35.1868, AUD 1.6079, BRL 5.8915, \
        CAD 1.4670, CNY 7.7748, HKD 8.3594, IDR 17487.21, ILS 4.0200, INR 89.2495, KRW 1474.86, MXN 19.5654, \
        MYR 5.0501, NZD 1.7601, PHP 62.560, SGD 1.4513, THB 39.319, ZAR 19.4970
        """

    /// The rates; `nil` only when the lines above are not what they should be, which a test proves they are.
    public static let rates: ExchangeRates? = {
        guard let euro = Currency("EUR"), let date = CalendarDate(date) else { return nil }
        let entries = text.split(separator: ", ").map { $0.split(separator: " ") }
        let rates = entries.compactMap { entry -> (Currency, Amount)? in
            guard entry.count == 2, let currency = Currency(entry[0]), let rate = RateText.read(String(entry[1])) else {
                return nil
            }
            return (currency, rate)
        }
        return ExchangeRates(
            .shipped, base: euro, rates: Dictionary(rates) { first, _ in first }, date: date,
            nextUpdate: PublicationCalendar.nextUpdate(after: date))
    }()
}

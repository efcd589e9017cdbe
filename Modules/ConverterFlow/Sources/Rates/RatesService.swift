import LocalizationKit

/// The services that rates can be fetched from; the words are those of the setting `converter.source`.
enum RatesService: String, Sendable, CaseIterable {
    /// The European Central Bank: some thirty currencies, one set each working day, with a history.
    case centralBank = "ecb"
    /// `open.er-api.com`: some hundred and sixty currencies, one set a day, without a history.
    case openExchange = "er-api"

    /// What rates of the service say about where they come from.
    var source: ExchangeRates.Source { self == .centralBank ? .centralBank : .openExchange }

    /// Whether rates of a source are those of the service; what comes with the program stands in for any.
    func includes(_ source: ExchangeRates.Source) -> Bool { source == self.source || source == .shipped }

    /// The address of the newest rates.
    var address: String {
        switch self {
        case .centralBank: "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"
        case .openExchange: "https://open.er-api.com/v6/latest/USD"
        }
    }

    /// Where the service is described.
    var site: String {
        switch self {
        case .centralBank: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates"
        case .openExchange: "https://www.exchangerate-api.com/docs"
        }
    }

    /// The address of the rates of the last 90 days, which only the bank has.
    static let historyAddress = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml"
}

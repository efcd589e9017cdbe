/// Where the converter gets rates from.
protocol RatesLoading: Sendable {
    /// The newest rates.
    func newest() async throws(RatesError) -> ExchangeRates

    /// The rates of about ninety days, newest first.
    func history() async throws(RatesError) -> [ExchangeRates]
}

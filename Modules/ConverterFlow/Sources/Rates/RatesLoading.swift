/// Where the converter gets rates from.
protocol RatesLoading: Sendable {
    /// The newest rates.
    func newest() async throws(RatesError) -> ExchangeRates
}

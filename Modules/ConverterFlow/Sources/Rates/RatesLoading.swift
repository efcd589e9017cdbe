/// Where the converter gets rates from.
protocol RatesLoading: Sendable {
    /// The newest rates of a service.
    func newest(from service: RatesService) async throws(RatesError) -> ExchangeRates

    /// The rates that are kept, now and whenever any process of the instance keeps others.
    func keptRates() -> AsyncStream<ExchangeRates>

    /// The days of the history that an earlier run left, newest first; none when there are none.
    func keptHistory() async -> [ExchangeRates]

    /// The rates of the last 90 days, newest first.
    func history() async throws(RatesError) -> [ExchangeRates]
}

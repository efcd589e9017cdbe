import PlatformInterface

/// Fetches rates, and keeps the last good ones.
struct RatesDesk: RatesLoading {
    let client: RatesClient
    let archive: ConverterArchive
    let clock: any WallClock

    func newest(from service: RatesService) async throws(RatesError) -> ExchangeRates {
        let rates = try await client.newest(from: service)
        await archive.keep(KeptRates(rates: rates, fetchedAt: clock.now), as: ConverterArchive.rates)
        return rates
    }

    func keptRates() -> AsyncStream<ExchangeRates> {
        let values = archive.values(ConverterArchive.rates)
        return AsyncStream { continuation in
            let task = Task {
                for await kept in values { if let kept { continuation.yield(kept.rates) } }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Reads some thousand rates, so it is asynchronous: no frame waits for it.
    func keptHistory() async -> [ExchangeRates] { (archive.value(ConverterArchive.history) ?? []).map(\.rates) }

    func history() async throws(RatesError) -> [ExchangeRates] {
        let days = try await client.history()
        let now = clock.now
        await archive.keep(days.map { KeptRates(rates: $0, fetchedAt: now) }, as: ConverterArchive.history)
        return days
    }
}

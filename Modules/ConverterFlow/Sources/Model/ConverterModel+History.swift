import PlatformInterface
import StateKit

/// What there is to say of how a rate went.
enum RateHistory: Hashable, Sendable {
    /// There is no history yet.
    case unknown
    /// The history has no such currency, or one day of it alone.
    case lacks(Currency)
    case chart(RateChart)
}

extension ConverterModel {
    /// The history that an earlier run left is read.
    var shouldReadHistory: Bool? { isStarted ? true : nil }

    /// The history is asked for: when that of an earlier run is not the newest, and when rates came that it lacks.
    var shouldLoadHistory: Bool? {
        let isDue = isHistoryRead && history.value.first.map { now.value >= $0.nextUpdate } ?? true
        let isBehind = loaded.recent?.map { $0.date > history.value.first?.date ?? ConverterModel.longAgo } ?? false
        return isDue || isBehind ? true : nil
    }

    /// What the source cost in the target over the days of the history.
    var shouldResetChart: RateHistory? {
        guard isStarted || history.isRecent || source.currency.isRecent || target.currency.isRecent,
            let from = source.currency.value, let to = target.currency.value
        else { return nil }
        if let chart = RateChart(history.value, from: from, to: to) { return .chart(chart) }
        let lacking = [from, to].first { currency in !history.value.contains { $0.rates[currency] != nil } }
        return history.value.isEmpty ? .unknown : .lacks(lacking ?? to)
    }

    /// Why the history did not come.
    var shouldReportHistory: RatesError?? { historyFailure.recent }

    /// Writes down what an earlier run left.
    mutating func readHistory(_ days: [ExchangeRates]) {
        isHistoryRead = true
        history.set(days)
    }

    /// Writes the answer down; a failure leaves the history that is there.
    mutating func takeHistory(_ answer: Result<[ExchangeRates], RatesError>) {
        switch answer {
        case .success(let days):
            history.set(days)
            historyFailure.set(nil)
        case .failure(let error): historyFailure.set(error)
        }
    }
}

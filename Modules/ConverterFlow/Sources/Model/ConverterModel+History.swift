import PlatformInterface
import StateKit

extension ConverterModel {
    /// The history is asked for: at the start when that at hand is not the newest, and when rates came that it lacks.
    var shouldLoadHistory: Bool? {
        let isDue = isStarted && history.value.first.map { now.value >= $0.nextUpdate } ?? true
        let isBehind =
            loaded.recent.map { rates in
                rates.map { $0.date > history.value.first?.date ?? ConverterModel.longAgo } ?? false
            } ?? false
        return isDue || isBehind ? true : nil
    }

    /// What the source cost in the target over the days of the history; nothing where there are no two days of it.
    var shouldResetChart: RateChart?? {
        guard isStarted || history.isRecent || source.currency.isRecent || target.currency.isRecent,
            let from = source.currency.value, let to = target.currency.value
        else { return nil }
        return .some(RateChart(history.value, from: from, to: to))
    }

    /// Why the history did not come.
    var shouldReportHistory: RatesError?? { historyFailure.recent }

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

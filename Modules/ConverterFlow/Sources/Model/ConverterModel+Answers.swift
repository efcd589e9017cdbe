import StateKit

extension ConverterModel {
    /// Writes an answer down: good rates replace older ones, and a failure leaves them.
    mutating func take(_ answer: Result<ExchangeRates, RatesError>) {
        isRefreshing.set(false)
        switch answer {
        case .success(let rates):
            loaded.set(rates)
            failure.set(nil)
        case .failure(let error): failure.set(error)
        }
    }

    /// The answer is no news any more.
    mutating func settleAnswer() {
        isRefreshing.settle()
        loaded.settle()
        failure.settle()
    }
}

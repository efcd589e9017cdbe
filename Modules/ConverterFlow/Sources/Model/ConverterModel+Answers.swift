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

    /// Writes down what shall be shown, both currencies at once.
    mutating func take(_ request: ConverterRequest) {
        if let typed = request.amount { amount.set(typed) }
        source.currency.set(request.source)
        target.currency.set(request.target)
    }

    /// What was asked for is no news any more.
    mutating func settleChoices() {
        amount.settle()
        source.currency.settle()
        target.currency.settle()
    }

    /// Opens or closes a picker, in which nothing is searched for yet.
    mutating func showPicker(of side: WritableKeyPath<ConverterModel, Side>, _ isVisible: Bool) {
        self[keyPath: side].isPickerVisible.set(isVisible)
        search.set("")
        highlighted.set(nil)
    }

    /// The search is no news any more.
    mutating func settleSearch() {
        search.settle()
        highlighted.settle()
    }

    /// Writes down what another process has fetched, unless it is what is at hand, or of a service that was not chosen.
    mutating func takeKept(_ rates: ExchangeRates) {
        guard rates != self.rates, rates.source == service.value.source else { return }
        loaded.set(rates)
        failure.set(nil)
    }

    /// The answer is no news any more.
    mutating func settleAnswer() {
        isRefreshing.settle()
        loaded.settle()
        failure.settle()
    }
}

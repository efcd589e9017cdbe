import StateKit

/// What the list of currencies shows.
struct CurrencyChoices: Hashable, Sendable {
    var currencies: [Currency] = []
    /// The one that Enter takes.
    var highlighted: Currency?
}

extension ConverterModel {
    /// The picker of the source opens or closes: by its button, and when a currency was chosen.
    var shouldResetSourcePicker: Bool? { source.shouldResetPicker }

    /// The picker of the target opens or closes.
    var shouldResetTargetPicker: Bool? { target.shouldResetPicker }

    /// The currencies that the search leaves, with the one that Enter takes: that of the side at first, then what a
    /// person went to, and the first one when that is not there.
    var shouldResetChoices: CurrencyChoices? {
        guard search.isRecent || highlighted.isRecent || hasNewRates, let side = openSide else { return nil }
        let words = search.value.split(separator: " ")
        let currencies = (rates?.currencies ?? []).filter { $0.matches(words) }
        let wanted = highlighted.value ?? side.currency.value
        return CurrencyChoices(
            currencies: currencies, highlighted: currencies.contains { $0 == wanted } ? wanted : currencies.first)
    }

    private var openSide: Side? { [source, target].first(where: \.isPickerVisible.value) }
}

extension ConverterModel.Side {
    fileprivate var shouldResetPicker: Bool? {
        if isPickerPressed { return !isPickerVisible.value }
        return currency.isRecent && isPickerVisible.value ? false : nil
    }
}

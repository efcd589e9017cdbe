import StateKit

extension ConverterModel {
    /// The currencies that have a rate.
    var shouldResetCurrencies: [Currency]? { hasNewRates ? rates?.currencies : nil }

    /// The currency to convert from, as an earlier run left it; a currency that has no rate any more stays chosen.
    var shouldResetSource: Currency? { isStarted ? stored?.source ?? source.standard : nil }

    /// The currency to convert to, as an earlier run left it.
    var shouldResetTarget: Currency? { isStarted ? stored?.target ?? target.standard : nil }

    /// Both currencies change places.
    var shouldSwap: ConverterRequest? {
        guard isSwapPressed, let from = source.currency.value, let to = target.currency.value else { return nil }
        return ConverterRequest(amount: nil, source: to, target: from)
    }

    /// One unit of the source in the target, for the line below the amounts.
    var shouldResetSingleRate: SingleRate? {
        guard hasNewRates || source.currency.isRecent || target.currency.isRecent,
            let from = source.currency.value, let to = target.currency.value, let rate = rates?.rate(from: from, to: to)
        else { return nil }
        return SingleRate(source: from, target: to, rate: rate)
    }
}

/// What one unit of a currency costs in another one.
struct SingleRate: Hashable, Sendable {
    var source: Currency
    var target: Currency
    var rate: Amount
}

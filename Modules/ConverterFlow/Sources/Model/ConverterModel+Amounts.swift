import LocalizationKit
import StateKit

extension ConverterModel {
    /// What the amount in the other currency comes to.
    enum Conversion: Hashable, Sendable {
        /// There is no amount to convert.
        case nothing
        /// What was typed as it is understood, and what it comes to.
        case money(Money, of: Money)
        /// The amount has more digits than can be converted.
        case tooLarge
        /// There is no rate for a currency among the rates at hand.
        case noRate(Currency)
    }

    /// The amount in the other currency, whenever something that it depends on has changed.
    var shouldResetAmountTarget: Conversion? {
        let changed = amount.isRecent || hasNewRates || source.currency.isRecent || target.currency.isRecent
        guard changed || language.isRecent, let from = source.currency.value, let to = target.currency.value else {
            return nil
        }
        return conversion(from, to)
    }

    /// The amount that the field shall show: at the start that of an earlier run or 100; later what was typed, without
    /// what is neither a digit nor a separator.
    var shouldResetAmountSource: String? {
        if isStarted { return stored?.amount ?? "100" }
        guard let typed = amount.recent else { return nil }
        let cleaned = AmountText(typed).cleaned
        return cleaned == typed ? nil : cleaned
    }

    /// What is kept over a restart; an empty amount too, so that a cleared field stays cleared.
    var shouldStore: ConverterRecord? {
        guard amount.isRecent || source.currency.isRecent || target.currency.isRecent,
            let from = source.currency.value, let to = target.currency.value
        else { return nil }
        return ConverterRecord(amount: amount.value, source: from, target: to)
    }

    /// The amount as it is understood, whatever separators it was typed with.
    var reading: AmountReading {
        AmountText(amount.value).value(decimalSign: Character(language.value.decimalSign))
    }

    private func conversion(_ from: Currency, _ to: Currency) -> Conversion {
        switch reading {
        case .nothing: return .nothing
        case .tooLarge: return .tooLarge
        case .amount(let amount):
            for currency in [from, to] where rates?.rates[currency] == nil { return .noRate(currency) }
            return rates?.convert(amount, from: from, to: to)
                .map { .money(Money($0, to), of: Money(amount, from)) } ?? .tooLarge
        }
    }
}

import CommandKitInterface
import LocalizationKit

/// Why an amount cannot be converted.
enum ConversionError: Error, Hashable {
    /// The phrase does not begin with an amount, but with this.
    case noAmount(String)
    /// The amount, or what it comes to, has more digits than can be counted.
    case tooLarge
    /// There is no currency behind the amount.
    case noSource
    /// There is no currency to convert to.
    case noTarget(Currency)
    /// No currency has this code; these are nearest.
    case unknownCurrency(String, nearest: [Currency])
    /// The rates have no such currency.
    case noRate(Currency, ExchangeRates.Source, CalendarDate)
}

extension ConversionError: ExplainedError {
    /// One line that says what to write instead.
    var explanation: LocalizedText {
        switch self {
        case .noAmount(let word):
            word.isEmpty ? Strings.expectedAmount : Strings.expectedAmountFound(word: visible(word.prefix(40)))
        case .tooLarge: Strings.tooLargeAmount(digits: AmountText.wholeDigits)
        case .noSource: Strings.expectedSource
        case .noTarget(let currency): Strings.expectedTarget(code: currency.code)
        case .unknownCurrency(let word, let nearest):
            nearest.isEmpty
                ? Strings.unknownCurrency(word: visible(word.prefix(40)))
                : Strings.unknownCurrencyHint(
                    word: visible(word.prefix(40)),
                    hint: LocalizedText(joining: nearest.map { "\($0.code) (\($0.name))" }, separator: ", "))
        case .noRate(let currency, let source, let date):
            Strings.noRateFor(code: currency.code, date: date, source: source.name)
        }
    }
}

import LocalizationKit

/// An amount of a currency.
struct Money: Hashable, Sendable {
    var amount: Amount
    var currency: Currency

    init(_ amount: Amount, _ currency: Currency) { (self.amount, self.currency) = (amount, currency) }

    /// As it is shown: `1,234.50 USD`, with all minor units; a whole amount has them only when asked for.
    func text(in language: Language, isFull: Bool = true) -> String {
        let places = isFull || amount.scale > 0 ? currency.minorUnits : 0
        return "\(amount.text(in: language, places: places)) \(currency.code)"
    }
}

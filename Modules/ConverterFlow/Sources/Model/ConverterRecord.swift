/// What the converter keeps over a restart.
struct ConverterRecord: Hashable, Sendable {
    /// The amount as it was typed; it may be empty.
    var amount: String
    var source: Currency
    var target: Currency
    /// The rates of the last good answer; `nil` while only those of the program are known.
    var rates: ExchangeRates?
}

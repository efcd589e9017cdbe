/// What a person left in the converter, kept over a restart.
struct ConverterRecord: Hashable, Sendable, Codable {
    /// The amount as it was typed; it may be empty.
    var amount: String
    var source: Currency
    var target: Currency
}

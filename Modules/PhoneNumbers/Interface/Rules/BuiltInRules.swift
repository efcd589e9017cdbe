/// The small rules that are built in, which need nothing of the machine: lengths, prefixes and groups of every country.
public struct BuiltInRules: PhoneNumberRules {
    /// `builtin`.
    public let id = "builtin"

    /// Creates the rules.
    public init() {}

    /// Reads a number by the table of countries.
    public func number(_ text: String, in country: Country?) throws(PhoneNumberError) -> PhoneNumber {
        try PhoneNumber(text, in: country)
    }

    /// The number in the groups of its country.
    public func formatted(_ number: PhoneNumber) -> String { number.formatted }

    /// The digits in the groups of the country that they belong to.
    public func formatted(asTyped text: String, in country: Country) -> String { country.formatted(asTyped: text) }
}

/// How the numbers of a person are read: by which rules, and as numbers of which country where they have no calling code.
///
/// Two are equal when they read the same.
public struct PhoneNumberReader: Sendable {
    /// The rules.
    public var rules: any PhoneNumberRules
    /// Where a number without a calling code belongs; `nil` where nobody knows.
    public var country: Country?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - rules: the rules.
    ///   - country: where a number without a calling code belongs.
    public init(rules: any PhoneNumberRules = BuiltInRules(), country: Country? = nil) {
        (self.rules, self.country) = (rules, country)
    }

    /// Reads a number as a person writes it.
    ///
    /// - Parameter text: what was written.
    /// - Returns: the number.
    /// - Throws: what keeps the text from being a phone number.
    public func number(_ text: some StringProtocol) throws(PhoneNumberError) -> PhoneNumber {
        try rules.number(String(text), in: country)
    }

    /// A number that was stored, as people read it.
    ///
    /// - Parameter e164: the number in the form of E.164.
    /// - Returns: its groups; the text itself where it is no number.
    public func shown(_ e164: String) -> String { (try? number(e164)).map(rules.formatted) ?? e164 }
}

extension PhoneNumberReader: Hashable {
    /// Whether both read the same.
    public static func == (left: PhoneNumberReader, right: PhoneNumberReader) -> Bool {
        left.rules.id == right.rules.id && left.country == right.country
    }

    /// Feeds what decides how numbers are read.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rules.id)
        hasher.combine(country)
    }
}

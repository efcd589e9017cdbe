extension PhoneNumber {
    /// Reads a number as a person writes it.
    ///
    /// Accepted are the international form with a plus or the country's prefix for calls abroad, the national form with
    /// or without the trunk prefix, the calling code without its plus where nothing else fits, and `tel:` before it
    /// (RFC 3966); decimal digits of every script; spaces, dashes, parentheses, points and slashes between them. Nothing
    /// else is left out silently: an extension or a letter is an error.
    ///
    /// - Parameters:
    ///   - text: what was written.
    ///   - country: where a number without a calling code belongs; without one such a number is an error.
    /// - Throws: what keeps the text from being a phone number.
    public init(_ text: some StringProtocol, in country: Country? = nil) throws(PhoneNumberError) {
        let dialled = try Self.dialled(text)
        guard !dialled.digits.isEmpty else { throw .empty }
        if let digits = Self.international(dialled, country) {
            try self.init(international: digits)
        } else if let country {
            try self.init(national: dialled.digits, in: country)
        } else {
            throw .countryNeeded
        }
    }

    /// The digits of a text that has to be a phone number; `tel:` may stand before it.
    ///
    /// - Parameter text: what was written.
    /// - Returns: its digits, which may be none.
    /// - Throws: ``PhoneNumberError/unexpected(_:)`` when anything else stands in it.
    public static func dialled(_ text: some StringProtocol) throws(PhoneNumberError) -> DialledText {
        try DialledText(withoutScheme(text))
    }

    private static func withoutScheme(_ text: some StringProtocol) -> Substring {
        let trimmed = text.drop(while: \.isWhitespace)
        return Substring(trimmed.prefix(4).lowercased() == "tel:" ? trimmed.dropFirst(4) : trimmed)
    }

    private static func international(_ dialled: DialledText, _ country: Country?) -> String? {
        let prefix = country?.internationalPrefix ?? "00"
        if dialled.hasPlus { return dialled.digits }
        return dialled.digits.hasPrefix(prefix) ? String(dialled.digits.dropFirst(prefix.count)) : nil
    }

    private init(international digits: String) throws(PhoneNumberError) {
        guard let (code, rest) = CallingCode.split(digits) else { throw .unknownCallingCode(String(digits.prefix(3))) }
        guard let country = Country.of(code, rest) else {
            try self.init(code, String(rest), lengths: 4...(15 - code.count))
            return
        }
        try self.init(code, Self.withoutTrunk(String(rest), country), lengths: country.lengths)
    }

    private init(national digits: String, in country: Country) throws(PhoneNumberError) {
        var number = Self.withoutTrunk(digits, country)
        let code = country.callingCode
        if !country.lengths.contains(number.count), number.hasPrefix(code),
            country.lengths.contains(number.count - code.count)
        {
            number.removeFirst(code.count)
        }
        try self.init(code, number, lengths: country.lengths)
    }

    private init(_ code: String, _ number: String, lengths: ClosedRange<Int>) throws(PhoneNumberError) {
        guard number.count >= lengths.lowerBound else { throw .tooShort(number.count, lengths) }
        guard number.count <= lengths.upperBound else { throw .tooLong(number.count, lengths) }
        self.init(callingCode: code, nationalNumber: number)
    }

    /// No national number begins with a zero that is dialled before it; other prefixes go only when the rest fits then.
    private static func withoutTrunk(_ digits: String, _ country: Country) -> String {
        guard let prefix = country.trunkPrefix, digits.hasPrefix(prefix) else { return digits }
        let rest = String(digits.dropFirst(prefix.count))
        let isNeeded = prefix == "0" || !country.lengths.contains(digits.count) && country.lengths.contains(rest.count)
        return isNeeded ? rest : digits
    }
}

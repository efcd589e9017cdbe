/// A phone number of ITU-T E.164: a calling code and a national number, at most 15 digits together.
///
/// Equal numbers are equal however they were written. Numbers of emergency and other short services are none.
public struct PhoneNumber: Sendable, Hashable {
    /// The calling code, one to three digits.
    public let callingCode: String
    /// The digits behind the calling code, without a trunk prefix.
    public let nationalNumber: String

    /// The number in the form that is stored and compared, such as `+79991234567`.
    public var e164: String { "+" + callingCode + nationalNumber }

    /// The country it belongs to; `nil` for the global codes of satellites, ships and freephone.
    public var country: Country? { Country.of(callingCode, nationalNumber) }

    /// The number as people read it, such as `+7 999 123-45-67`.
    public var formatted: String {
        "+\(callingCode) \(DigitPattern.fill(nationalNumber, country?.patterns ?? []))"
    }

    /// The number for logs and for the eyes of others: only the calling code and the last two digits, `+7••••••••67`.
    public var masked: String {
        "+" + callingCode + String(repeating: "•", count: max(0, nationalNumber.count - 2)) + nationalNumber.suffix(2)
    }

    /// Takes a number apart that other rules have read.
    ///
    /// - Parameters:
    ///   - callingCode: one to three digits from 0 to 9.
    ///   - nationalNumber: the digits behind it, without a trunk prefix.
    public init(callingCode: String, nationalNumber: String) {
        self.callingCode = callingCode
        self.nationalNumber = nationalNumber
    }
}

extension PhoneNumber: CustomStringConvertible {
    /// The number in the form of E.164.
    public var description: String { e164 }
}

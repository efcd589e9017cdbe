public import LocalizationKit

/// What keeps a text from being a phone number.
public enum PhoneNumberError: ExplainedError, Sendable, Hashable {
    /// There is no digit in it.
    case empty
    /// Something stands in it that belongs to no phone number, such as a letter.
    case unexpected(Unicode.Scalar)
    /// It has no calling code, and nobody said which country it belongs to.
    case countryNeeded
    /// It begins with a calling code that nobody has.
    case unknownCallingCode(String)
    /// It has fewer digits behind the calling code than the numbers of its country.
    case tooShort(Int, ClosedRange<Int>)
    /// It has more digits behind the calling code than the numbers of its country.
    case tooLong(Int, ClosedRange<Int>)
    /// Its country has longer numbers and shorter ones, but none with so many digits behind the calling code.
    case wrongLength(Int)

    /// What is wrong, and what to do.
    public var explanation: LocalizedText {
        switch self {
        case .empty: Strings.empty
        case .unexpected(let scalar): Strings.unexpected(sign: Self.shown(scalar))
        case .countryNeeded: Strings.countryNeeded
        case .unknownCallingCode(let digits): Strings.unknownCallingCode(code: LocalizedText("+" + digits))
        case .tooShort(let count, let lengths): Strings.tooShort(count: count, expected: Self.shown(lengths))
        case .tooLong(let count, let lengths): Strings.tooLong(count: count, expected: Self.shown(lengths))
        case .wrongLength(let count): Strings.wrongLength(count: count)
        }
    }

    private static func shown(_ lengths: ClosedRange<Int>) -> LocalizedText {
        LocalizedText(lengths.count == 1 ? "\(lengths.lowerBound)" : "\(lengths.lowerBound)–\(lengths.upperBound)")
    }

    /// Letters and signs as they are, and what could move the cursor or hide by its number.
    private static func shown(_ scalar: Unicode.Scalar) -> LocalizedText {
        LocalizedText(
            scalar.isPrintable ? String(scalar) : "U+" + String(scalar.value, radix: 16, uppercase: true))
    }
}

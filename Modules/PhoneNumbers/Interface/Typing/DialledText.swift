/// What a text that is meant as a phone number says: its digits, and whether a plus stands before them.
///
/// Decimal digits of every script count. Spaces, dashes, parentheses, points, slashes and what is not seen, such as a
/// mark of direction, are left out (the visual separators of RFC 3966, in every script).
public struct DialledText: Sendable, Hashable {
    /// The digits, from 0 to 9.
    public let digits: String
    /// Whether a plus stands before the digits.
    public let hasPlus: Bool

    /// Reads what is being typed; whatever else stands in it is left out.
    ///
    /// - Parameter text: the text of a field.
    public init(typed text: some StringProtocol) {
        var scan = Scan()
        for scalar in text.unicodeScalars { _ = scan.takes(scalar) }
        self.init(scan)
    }

    /// Reads a text that has to be a phone number.
    ///
    /// - Parameter text: the whole text.
    /// - Throws: ``PhoneNumberError/unexpected(_:)`` when anything else stands in it.
    public init(_ text: some StringProtocol) throws(PhoneNumberError) {
        var scan = Scan()
        for scalar in text.unicodeScalars where !scan.takes(scalar) { throw .unexpected(scalar) }
        self.init(scan)
    }

    private init(_ scan: Scan) {
        digits = scan.digits
        hasPlus = scan.hasPlus
    }

    private struct Scan {
        var digits = ""
        var hasPlus = false

        mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
            if let value = scalar.decimalValue {
                digits += String(value)
            } else if Self.pluses.contains(scalar), digits.isEmpty, !hasPlus {
                hasPlus = true
            } else {
                return scalar.isSeparator
            }
            return true
        }

        private static let pluses: Set<Unicode.Scalar> = ["+", "\u{FF0B}"]
    }
}

extension Unicode.Scalar {
    /// The value of a decimal digit of any script; `nil` for what is none.
    fileprivate var decimalValue: Int? {
        properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
    }

    fileprivate var isSeparator: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.isDash
            || "()./\u{FF08}\u{FF09}\u{FF0E}\u{FF0F}".unicodeScalars.contains(self)
    }
}

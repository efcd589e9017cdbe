import LocalizationKit

extension Amount {
    /// The amount in digits of the language, with its thousands apart: `1,234.50`, `1 234,50`.
    ///
    /// - Parameters:
    ///   - language: whose signs are used.
    ///   - places: how many digits stand behind the point at least.
    /// - Returns: the text, with as many digits as the amount has.
    func text(in language: Language, places: Int = 0) -> String {
        formatted(places: places, point: language.decimalSign, group: language.groupingSign)
    }

    /// The amount as programs write it: `1234.50`.
    func plainText(places: Int = 0) -> String { formatted(places: places, point: ".", group: "") }

    /// The amount with so many digits that count.
    func significant(_ digits: Int) -> Amount { rounded(to: significantPlaces(digits)) }

    private func significantPlaces(_ digits: Int) -> Int {
        max(0, scale - String(significand).utf8.count + digits)
    }

    private func formatted(places: Int, point: String, group: String) -> String {
        let digits = String(significand)
        let padded = String(repeating: "0", count: max(0, scale + 1 - digits.utf8.count)) + digits
        let whole = padded.dropLast(scale)
        let fraction = padded.suffix(scale) + String(repeating: "0", count: max(0, places - scale))
        return Self.grouped(whole, group) + (fraction.isEmpty ? "" : point + fraction)
    }

    private static func grouped(_ digits: Substring, _ sign: String) -> String {
        guard digits.count > 3 else { return String(digits) }
        return grouped(digits.dropLast(3), sign) + sign + digits.suffix(3)
    }
}

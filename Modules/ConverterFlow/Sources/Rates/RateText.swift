/// Reads rates as sources write them: `1.0705`, and `2.4e-05` in JSON.
enum RateText {
    /// The most digits of a rate, and the most places behind its point.
    static let limit = 18

    /// The rate; `nil` when the text is no decimal number above zero, or has more digits before the point than ``limit``.
    static func read(_ text: String) -> Amount? {
        let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let exponent = halves.count == 1 ? 0 : Int(halves[1]) ?? Int.max
        guard let mantissa = decimal(halves[0]), (-limit...limit).contains(exponent) else { return nil }
        return shifted(mantissa, by: exponent)
    }

    /// Digits with at most one full stop between them.
    private static func decimal(_ text: Substring) -> Amount? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let digits = parts.joined()
        guard parts.count <= 2, !parts.contains(where: \.isEmpty), digits.utf8.allSatisfy({ (48...57).contains($0) }),
            digits.utf8.count <= 20, let significand = UInt128(digits)
        else { return nil }
        return Amount(significand: significand, scale: parts.count == 2 ? parts[1].utf8.count : 0)
    }

    private static func shifted(_ rate: Amount, by exponent: Int) -> Amount? {
        let scale = rate.scale - exponent
        let (grown, isTooLarge) = rate.significand.multipliedReportingOverflow(by: PowersOfTen[-scale])
        guard !isTooLarge else { return nil }
        return kept(scale > 0 ? Amount(significand: rate.significand, scale: scale) : Amount(grown))
    }

    /// The rate with as many digits as there is room for, as long as they are behind the point.
    private static func kept(_ rate: Amount) -> Amount? {
        let whole = rate.whole == 0 ? 0 : String(rate.whole).utf8.count
        let rounded = rate.rounded(to: max(0, limit - whole))
        return rounded.isZero || whole > limit ? nil : rounded
    }
}

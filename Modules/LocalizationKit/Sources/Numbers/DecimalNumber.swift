/// A decimal number with its digits as they are shown: 1.50 keeps its zero.
public struct DecimalNumber: Sendable, Hashable {
    /// All digits as one whole number: 150 for 1.50.
    public let digits: Int
    /// How many of the digits stand after the decimal sign, 0 to 18.
    public let fractionDigits: Int

    /// Creates a number from its digits.
    ///
    /// - Parameters:
    ///   - digits: all digits as one whole number.
    ///   - fractionDigits: how many of them stand after the decimal sign; cut to 0 to 18.
    public init(digits: Int, fractionDigits: Int) {
        self.digits = digits
        self.fractionDigits = min(max(0, fractionDigits), 18)
    }

    /// Rounds a binary number, halves away from zero.
    ///
    /// - Parameters:
    ///   - value: the number; `nil` results when it is not finite or has too many digits.
    ///   - fractionDigits: how many digits stand after the decimal sign.
    public init?(_ value: Double, fractionDigits: Int) {
        let scaled = (0..<min(max(0, fractionDigits), 18)).reduce(value) { scaled, _ in scaled * 10 }
        guard let digits = Int(exactly: scaled.rounded(.toNearestOrAwayFromZero)) else { return nil }
        self.init(digits: digits, fractionDigits: fractionDigits)
    }

    /// The part before the decimal sign, without a minus.
    var whole: UInt { digits.magnitude / scale }
    /// The part after the decimal sign as text, with its leading zeros.
    var fraction: String { fractionDigits == 0 ? "" : padded(digits.magnitude % scale, to: fractionDigits) }

    private var scale: UInt { (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 } }
}

/// A number in decimal digits with leading zeros.
func padded(_ number: some BinaryInteger, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

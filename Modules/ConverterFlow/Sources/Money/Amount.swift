/// A decimal number of zero or more, exact: what amounts of money and exchange rates are counted in.
///
/// It is a whole number of units, each a power of ten: `12.50` is 125 tenths. Two amounts of one value are equal however
/// they were written. There is room for 38 digits; ``AmountText`` takes fewer, so that every product of an amount with a
/// rate fits.
public struct Amount: Hashable, Sendable {
    /// The digits as a whole number, without zeros at the end that stand behind the point.
    public let significand: UInt128
    /// How many of the digits stand behind the point, from 0 to 38.
    let scale: Int

    static let zero = Amount(0)

    init(_ whole: UInt128) { (significand, scale) = (whole, 0) }

    /// Reads `significand` as so many units of `10^-scale`.
    public init(significand: UInt128, scale: Int) {
        var (digits, places) = (significand, scale)
        while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
        (self.significand, self.scale) = (digits, places)
    }

    var isZero: Bool { significand == 0 }
}

extension Amount: Comparable {
    /// Whether one amount is less than another.
    public static func < (left: Amount, right: Amount) -> Bool {
        let places = max(left.scale, right.scale)
        let (one, other) = (left.expanded(to: places), right.expanded(to: places))
        return one.high != other.high ? one.high < other.high : one.low < other.low
    }

    private func expanded(to places: Int) -> (high: UInt128, low: UInt128.Magnitude) {
        significand.multipliedFullWidth(by: PowersOfTen[places - scale])
    }
}

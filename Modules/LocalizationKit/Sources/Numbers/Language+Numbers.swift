extension Language {
    /// A whole number with its thousands apart: `12,345`, `12 345`.
    ///
    /// - Parameter number: any number.
    /// - Returns: the number by the rules of CLDR 46; Russian groups are apart by a blank at which no line breaks.
    public func text(_ number: Int) -> String {
        sign(isNegative: number < 0) + grouped(number.magnitude)
    }

    /// A decimal number with its thousands apart: `12,345.50`, `12 345,50`.
    ///
    /// - Parameter number: any number.
    /// - Returns: the number by the rules of CLDR 46.
    public func text(_ number: DecimalNumber) -> String {
        let fraction = number.fractionDigits == 0 ? "" : decimalSign + number.fraction
        return sign(isNegative: number.digits < 0) + grouped(number.whole) + fraction
    }

    /// What stands between whole part and fraction.
    public var decimalSign: String { self == .english ? "." : "," }
    /// What stands between thousands.
    public var groupingSign: String { self == .english ? "," : "\u{A0}" }

    private func sign(isNegative: Bool) -> String { isNegative ? "-" : "" }

    private func grouped(_ number: UInt) -> String {
        number < 1000
            ? String(number) : grouped(number / 1000) + groupingSign + padded(number % 1000, to: 3)
    }
}

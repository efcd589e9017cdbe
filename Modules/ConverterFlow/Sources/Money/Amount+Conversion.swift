extension Amount {
    /// The amount in another currency, rounded once, half away from zero.
    ///
    /// - Parameters:
    ///   - source: what one unit of the base currency costs in the currency of the amount.
    ///   - target: what one unit of the base currency costs in the other one.
    ///   - places: how many digits stand behind the point of the result, from 0 to 12.
    /// - Returns: `self × target ÷ source`, exact before the rounding; `nil` when it has more than 38 digits, or when a
    ///   rate is zero.
    func converted(from source: Amount, to target: Amount, places: Int) -> Amount? {
        guard !source.isZero, !target.isZero else { return nil }
        let shift = places + source.scale - scale - target.scale
        guard let factor = target.significand.scaled(by: shift), let divisor = source.significand.scaled(by: -shift)
        else { return nil }
        let product = significand.multipliedFullWidth(by: factor)
        return divisor.roundedQuotient(of: product).map { Amount(significand: $0, scale: places) }
    }

    /// The amount with at most so many digits behind the point, rounded half away from zero.
    func rounded(to places: Int) -> Amount {
        guard scale > places else { return self }
        let unit = PowersOfTen[scale - places]
        let units = unit.roundedQuotient(of: (0, significand))
        return Amount(significand: units ?? 0, scale: places)
    }

    /// The digits before the point, as a number.
    var whole: UInt128 { significand / PowersOfTen[scale] }
}

extension UInt128 {
    /// The number times a power of ten; itself for an exponent below zero, `nil` when it does not fit.
    fileprivate func scaled(by exponent: Int) -> UInt128? {
        guard exponent > 0 else { return self }
        let (product, isTooLarge) = multipliedReportingOverflow(by: PowersOfTen[exponent])
        return isTooLarge || exponent > PowersOfTen.limit ? nil : product
    }

    /// A number of 256 bits divided by this one, half away from zero; `nil` when the quotient does not fit.
    fileprivate func roundedQuotient(of product: (high: UInt128, low: UInt128)) -> UInt128? {
        guard product.high < self else { return nil }
        // Almost all products have 128 bits; dividing more takes ten times as long.
        let (quotient, rest) =
            product.high == 0 ? product.low.quotientAndRemainder(dividingBy: self) : dividingFullWidth(product)
        guard rest >= self - rest else { return quotient }
        let (rounded, isTooLarge) = quotient.addingReportingOverflow(1)
        return isTooLarge ? nil : rounded
    }
}

extension Language {
    /// The category of a whole number.
    ///
    /// - Parameter number: any number; the sign does not count.
    /// - Returns: the category by the rules of CLDR 46.
    public func category(of number: Int) -> PluralCategory {
        category(whole: number.magnitude, visibleFractionDigits: 0)
    }

    /// The category of a decimal number.
    ///
    /// - Parameter number: any number; digits after the sign count as written, so 1.0 is not 1.
    /// - Returns: the category by the rules of CLDR 46.
    public func category(of number: DecimalNumber) -> PluralCategory {
        category(whole: number.whole, visibleFractionDigits: number.fractionDigits)
    }

    /// The categories that numbers can have.
    ///
    /// - Parameter wholeNumbers: whether only whole numbers occur; some categories are for fractions alone.
    /// - Returns: the categories for which a text needs a form.
    public func categories(wholeNumbers: Bool) -> [PluralCategory] {
        switch self {
        case .english: [.one, .other]
        case .russian: wholeNumbers ? [.one, .few, .many] : [.one, .few, .many, .other]
        }
    }

    // `i` and `v` of the operands in UTS 35.
    private func category(whole: UInt, visibleFractionDigits: Int) -> PluralCategory {
        switch self {
        case .english: whole == 1 && visibleFractionDigits == 0 ? .one : .other
        case .russian: visibleFractionDigits == 0 ? Self.russianCategory(of: whole) : .other
        }
    }

    private static func russianCategory(of whole: UInt) -> PluralCategory {
        switch (whole % 10, whole % 100) {
        case (_, 11...14): .many
        case (1, _): .one
        case (2...4, _): .few
        default: .many
        }
    }
}

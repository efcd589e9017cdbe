/// What an amount as it was written comes to.
enum AmountReading: Hashable, Sendable {
    /// There is no digit.
    case nothing
    case amount(Amount)
    /// There are more than ``AmountText/wholeDigits`` digits before the point.
    case tooLarge
}

extension AmountText {
    /// The most digits before the point.
    static let wholeDigits = 24
    /// The most digits behind the point; an amount with more is rounded.
    static let fractionDigits = 12

    /// The value of what was written.
    ///
    /// When both `,` and `.` occur, the last one is the decimal separator; one that repeats groups, and so does one that
    /// stands alone with exactly three digits behind it where the language groups with it, as English does in `1,000`.
    ///
    /// - Parameter decimalSign: the decimal separator of the language, `.` or `,`.
    /// - Returns: the amount, or why there is none.
    func value(decimalSign: Character) -> AmountReading {
        let point = point(decimalSign) ?? marks.count
        let whole = digits(in: 0..<point).drop { $0 == 0 }
        let fraction = digits(in: point..<marks.count).prefix(Self.fractionDigits + 1)
        guard marks.contains(where: \.isDigit) else { return .nothing }
        guard whole.count <= Self.wholeDigits else { return .tooLarge }
        let significand = (whole + fraction).reduce(UInt128(0)) { $0 * 10 + UInt128($1) }
        return .amount(Amount(significand: significand, scale: fraction.count).rounded(to: Self.fractionDigits))
    }

    private func digits(in range: Range<Int>) -> [UInt8] {
        marks[range].compactMap { mark in
            if case .digit(let value) = mark { value } else { nil }
        }
    }

    /// Where the decimal separator stands, if one does.
    private func point(_ decimalSign: Character) -> Int? {
        if let sure = marks.lastIndex(of: .decimal) { return sure }
        guard let last = marks.lastIndex(where: \.isAmbiguous) else { return nil }
        let count = marks.count { $0 == marks[last] }
        if count > 1 { return nil }
        let isAlone = marks.count(where: \.isAmbiguous) == 1
        return isAlone && groups(last, decimalSign) ? nil : last
    }

    /// Whether a lone separator groups: it stands where a group begins, and is not the decimal one of the language.
    private func groups(_ place: Int, _ decimalSign: Character) -> Bool {
        guard marks[place] != .ambiguous(decimalSign), !marks.contains(.group) else { return false }
        let before = digits(in: 0..<place)
        return (1...3).contains(before.count) && before.first != 0 && digits(in: place..<marks.count).count == 3
    }
}

extension AmountText.Mark {
    fileprivate var isDigit: Bool { if case .digit = self { true } else { false } }
    fileprivate var isAmbiguous: Bool { if case .ambiguous = self { true } else { false } }
}

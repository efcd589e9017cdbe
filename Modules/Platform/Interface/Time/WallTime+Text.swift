import LocalizationKit

extension WallTime: CustomStringConvertible {
    /// The moment in UTC as RFC 3339 writes it, with milliseconds: `2026-11-30T09:44:24.000Z`.
    ///
    /// Digits below a millisecond are dropped. The text is the same in every locale and time zone.
    public var description: String {
        let day = seconds.floored(by: 86_400)
        let date = CalendarDate(dayNumber: Int(day.quotient))
        let clock = [day.remainder / 3600, day.remainder / 60 % 60, day.remainder % 60]
        let time = clock.map { $0.padded(to: 2) }.joined(separator: ":")
        let fraction = Int64(nanoseconds / 1_000_000).padded(to: 3)
        return "\(date.year.padded(to: 4))-\(date.month.padded(to: 2))-\(date.day.padded(to: 2))T\(time).\(fraction)Z"
    }
}

extension Int64 {
    /// Division that rounds down, so that the remainder is never negative.
    func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

}

extension BinaryInteger {
    fileprivate func padded(to width: Int) -> String {
        let digits = String(magnitude)
        return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}

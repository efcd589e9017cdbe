extension WallTime: CustomStringConvertible {
    /// The moment in UTC as RFC 3339 writes it, with milliseconds: `2026-11-30T09:44:24.000Z`.
    ///
    /// Digits below a millisecond are dropped. The text is the same in every locale and time zone.
    public var description: String {
        let day = seconds.floored(by: 86_400)
        let (year, month, date) = Self.civil(day.quotient)
        let clock = [day.remainder / 3600, day.remainder / 60 % 60, day.remainder % 60]
        let time = clock.map { $0.padded(to: 2) }.joined(separator: ":")
        let fraction = Int64(nanoseconds / 1_000_000).padded(to: 3)
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(date.padded(to: 2))T\(time).\(fraction)Z"
    }

    /// The date of a day in the proleptic Gregorian calendar, for days counted from 1970-01-01.
    ///
    /// Eras of 400 years have 146,097 days, and years that begin in March put the leap day last.
    private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        // 719,468 days lie between 0000-03-01 and 1970-01-01.
        let era = (days + 719_468).floored(by: 146_097)
        let day = era.remainder
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isAfterNewYear = month >= 10
        return (
            year + era.quotient * 400 + (isAfterNewYear ? 1 : 0), isAfterNewYear ? month - 9 : month + 3,
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }
}

extension Int64 {
    /// Division that rounds down, so that the remainder is never negative.
    func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    fileprivate func padded(to width: Int) -> String {
        let digits = String(magnitude)
        return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}

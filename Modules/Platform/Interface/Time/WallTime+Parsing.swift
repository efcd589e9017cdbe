import LocalizationKit

extension WallTime {
    /// Reads a moment as RFC 3339 writes it: `2026-11-30T09:44:24.5Z`, `2026-11-30 12:44:24+03:00`; `nil` for anything
    /// else, also for one without a zone.
    ///
    /// - Parameter text: the moment; digits below a nanosecond are dropped, and a leap second counts as the one after.
    public init?(_ text: String) {
        let pattern =
            #/([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,18}))?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))/#
        guard let found = text.wholeMatch(of: pattern)?.output else { return nil }
        let numbers = [found.1, found.2, found.3, found.4, found.5, found.6].compactMap { Int64($0) }
        guard let date = CalendarDate(year: Int(numbers[0]), month: Int(numbers[1]), day: Int(numbers[2])),
            numbers[3] < 24, numbers[4] < 60, numbers[5] < 61
        else { return nil }
        let minutes = (found.9.flatMap { Int64($0) } ?? 0) * 60 + (found.10.flatMap { Int64($0) } ?? 0)
        let offset = (found.8 == "-" ? -60 : 60) * minutes
        let fraction = (found.7.map(String.init) ?? "").padding9
        self.init(
            seconds: Int64(date.dayNumber) * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5] - offset,
            nanoseconds: fraction)
    }
}

extension String {
    /// The first nine digits of a fraction as a number.
    fileprivate var padding9: Int64 {
        Int64(prefix(9) + String(repeating: "0", count: max(0, 9 - count))) ?? 0
    }
}

import LocalizationKit
import PlatformInterface

extension CalendarDate {
    /// The day that comes so many days after 1970-01-01, in the proleptic Gregorian calendar.
    init?(dayNumber: Int) {
        self.init(WallTime(seconds: Int64(dayNumber) * 86_400).description.prefix(10))
    }

    /// The day in UTC at a moment.
    init?(_ time: WallTime) { self.init(time.description.prefix(10)) }

    /// A day as `2026-11-20` (ISO 8601).
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// How many days it comes after 1970-01-01.
    var dayNumber: Int {
        let shifted = month <= 2 ? (year: year - 1, month: month + 9) : (year: year, month: month - 3)
        let days = 365 * shifted.year + shifted.year / 4 - shifted.year / 100 + shifted.year / 400
        return days + (153 * shifted.month + 2) / 5 + day - 1 - 719_468
    }

    /// The day of the week: 0 is Monday, 6 is Sunday.
    var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 }

    /// The day that comes so many days later.
    func advanced(by days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) ?? self }

    /// As ISO 8601 writes it: `2026-11-20`.
    var isoText: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }.joined(separator: "-")
    }
}

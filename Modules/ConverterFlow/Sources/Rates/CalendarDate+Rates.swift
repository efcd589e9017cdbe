import LocalizationKit
import PlatformInterface

extension CalendarDate {
    /// The day in UTC at a moment.
    init(_ time: WallTime) {
        let (days, rest) = Int(time.seconds).quotientAndRemainder(dividingBy: 86_400)
        self.init(dayNumber: rest < 0 ? days - 1 : days)
    }

    /// A day as `2026-11-20` (ISO 8601).
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day of the week: 0 is Monday, 6 is Sunday.
    var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 }

    /// The day that comes so many days later.
    func advanced(by days: Int) -> CalendarDate { CalendarDate(dayNumber: dayNumber + days) }

    /// As ISO 8601 writes it: `2026-11-20`.
    var isoText: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }.joined(separator: "-")
    }
}

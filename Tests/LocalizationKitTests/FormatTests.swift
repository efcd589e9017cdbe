import LocalizationKit
import Testing

/// Right values: the patterns of CLDR 46 for `en` and `ru`.
@Suite("Numbers and dates by language")
struct FormatTests {
    @Test("thousands stand apart")
    func integers() {
        let rows: [(Int, String, String)] = [
            (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1\u{A0}000"),
            (1_000_000, "1,000,000", "1\u{A0}000\u{A0}000"), (-12_045, "-12,045", "-12\u{A0}045"),
            (.min, "-9,223,372,036,854,775,808", "-9\u{A0}223\u{A0}372\u{A0}036\u{A0}854\u{A0}775\u{A0}808"),
        ]
        for (number, english, russian) in rows {
            #expect(Language.english.text(number) == english)
            #expect(Language.russian.text(number) == russian)
        }
    }

    @Test("fractions keep their zeros and the sign of small numbers")
    func decimals() {
        let rows: [(Int, Int, String, String)] = [
            (150, 2, "1.50", "1,50"), (5, 2, "0.05", "0,05"), (-5, 2, "-0.05", "-0,05"),
            (123_456_789, 2, "1,234,567.89", "1\u{A0}234\u{A0}567,89"), (42, 0, "42", "42"), (42, -3, "42", "42"),
        ]
        for (digits, fractionDigits, english, russian) in rows {
            let number = DecimalNumber(digits: digits, fractionDigits: fractionDigits)
            #expect(Language.english.text(number) == english)
            #expect(Language.russian.text(number) == russian)
        }
    }

    @Test("binary numbers are rounded, halves away from zero")
    func rounding() {
        #expect(DecimalNumber(2.5, fractionDigits: 0)?.digits == 3)
        #expect(DecimalNumber(-2.5, fractionDigits: 0)?.digits == -3)
        #expect(DecimalNumber(0.125, fractionDigits: 2)?.digits == 13)
        #expect(DecimalNumber(.nan, fractionDigits: 2) == nil)
        #expect(DecimalNumber(.infinity, fractionDigits: 0) == nil)
        #expect(DecimalNumber(1e19, fractionDigits: 0) == nil)
    }

    @Test("dates have three lengths")
    func dates() throws {
        let date = try #require(CalendarDate(year: 2026, month: 11, day: 3))
        #expect(
            DateLength.allCases.map { Language.english.text(date, $0) } == [
                "11/3/26", "Nov 3, 2026", "November 3, 2026",
            ])
        #expect(
            DateLength.allCases.map { Language.russian.text(date, $0) } == [
                "03.11.2026", "3 нояб. 2026\u{A0}г.", "3 ноября 2026\u{A0}г.",
            ])
    }

    @Test("there are only the days of the calendar")
    func calendar() {
        let rows: [(Int, Int, Int, Bool)] = [
            (2024, 2, 29, true), (2026, 2, 29, false), (1900, 2, 29, false), (2000, 2, 29, true), (2026, 4, 31, false),
            (2026, 13, 1, false), (2026, 0, 1, false), (2026, 1, 0, false), (2026, 12, 31, true),
        ]
        for (year, month, day, exists) in rows {
            #expect((CalendarDate(year: year, month: month, day: day) != nil) == exists, "\(year)-\(month)-\(day)")
        }
    }

    @Test("times have twelve or twenty-four hours")
    func times() throws {
        let rows: [(Int, Int, String, String)] = [
            (0, 5, "12:05 AM", "00:05"), (9, 30, "9:30 AM", "09:30"), (12, 0, "12:00 PM", "12:00"),
            (15, 20, "3:20 PM", "15:20"), (23, 59, "11:59 PM", "23:59"),
        ]
        for (hour, minute, english, russian) in rows {
            let time = try #require(TimeOfDay(hour: hour, minute: minute))
            #expect(Language.english.text(time) == english)
            #expect(Language.russian.text(time) == russian)
        }
        #expect(TimeOfDay(hour: 24, minute: 0) == nil)
        #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    }

    @Test("distances in time are told in the greatest unit that is full")
    func relative() {
        let day = 86_400
        let rows: [(Int, String, String)] = [
            (0, "now", "сейчас"), (-1, "1 second ago", "1 секунду назад"), (-59, "59 seconds ago", "59 секунд назад"),
            (-60, "1 minute ago", "1 минуту назад"), (-300, "5 minutes ago", "5 минут назад"),
            (-1320, "22 minutes ago", "22 минуты назад"), (7200, "in 2 hours", "через 2 часа"),
            (-3600 * 21, "21 hours ago", "21 час назад"), (day, "in 1 day", "через 1 день"),
            (-5 * day, "5 days ago", "5 дней назад"), (-7 * day, "1 week ago", "1 неделю назад"),
            (-60 * day, "2 months ago", "2 месяца назад"), (-365 * day, "1 year ago", "1 год назад"),
            (11 * 365 * day, "in 11 years", "через 11 лет"),
        ]
        for (seconds, english, russian) in rows {
            #expect(Language.english.text(RelativeTime(seconds: seconds)) == english)
            #expect(Language.russian.text(RelativeTime(seconds: seconds)) == russian)
        }
        #expect(RelativeTime(seconds: .min).unit == .year)
    }

    @Test("how long something takes is whole seconds, minutes and hours, rounded up")
    func clockText() {
        let rows: [(Duration, String)] = [
            (.zero, "0:00"), (.seconds(-1), "0:00"), (.nanoseconds(1), "0:01"), (.milliseconds(58_001), "0:59"),
            (.seconds(60), "1:00"), (.seconds(3599), "59:59"), (.seconds(3600), "1:00:00"),
            (.seconds(86_700), "24:05:00"),
        ]
        for (duration, text) in rows { #expect(duration.clockText == text) }
    }
}

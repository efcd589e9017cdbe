import LocalizationKit
import Testing

@Suite("days of the calendar")
struct CalendarDateTests {
    @Test("days are counted from 1970-01-01, through leap years and before")
    func numbers() {
        let rows = [
            (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017), (2026, 11, 30, 20_787),
            (1900, 3, 1, -25_508), (1600, 1, 1, -135_140), (0, 3, 1, -719_468), (-1, 12, 31, -719_529),
        ]
        for (year, month, day, number) in rows {
            let date = CalendarDate(year: year, month: month, day: day)
            #expect(date?.dayNumber == number, "\(year)-\(month)-\(day)")
            #expect(CalendarDate(dayNumber: number) == date, "\(number)")
        }
    }

    @Test("every day has one number and every number one day, in order")
    func order() {
        var former = CalendarDate(dayNumber: -300_001)
        for number in stride(from: -300_000, through: 300_000, by: 1) {
            let date = CalendarDate(dayNumber: number)
            if date.dayNumber != number || date <= former { Issue.record("\(number): \(date)") }
            former = date
        }
    }
}

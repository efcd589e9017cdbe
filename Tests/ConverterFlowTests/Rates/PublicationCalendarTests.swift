import LocalizationKit
import PlatformInterface
import Testing

@testable import ConverterFlow

@Suite("when the European Central Bank publishes")
struct PublicationCalendarTests {
    @Test("the next rates come on a working day at 16:00 in Frankfurt")
    func next() throws {
        let rows = [
            // A weekday, a Friday, a Saturday.
            ("2024-06-27", "2024-06-28T14:00:00.000Z"), ("2024-06-28", "2024-07-01T14:00:00.000Z"),
            ("2024-06-29", "2024-07-01T14:00:00.000Z"),
            // Easter 2024 was on 31 March, which is the day of the change to summer time too.
            ("2024-03-28", "2024-04-02T14:00:00.000Z"),
            // Easter 2026 is on 5 April; 1 May is a Friday; Christmas Day a Friday and 26 December a Saturday.
            ("2026-04-02", "2026-04-07T14:00:00.000Z"), ("2026-04-30", "2026-05-04T14:00:00.000Z"),
            ("2026-12-24", "2026-12-28T15:00:00.000Z"), ("2026-12-31", "2027-01-04T15:00:00.000Z"),
            // The last days before and the first after the changes of the clock in 2026: 29 March and 25 October.
            ("2026-03-26", "2026-03-27T15:00:00.000Z"), ("2026-03-27", "2026-03-30T14:00:00.000Z"),
            ("2026-10-22", "2026-10-23T14:00:00.000Z"), ("2026-10-23", "2026-10-26T15:00:00.000Z"),
            ("2028-02-28", "2028-02-29T15:00:00.000Z"),
        ]
        for (day, expected) in rows {
            let date = try #require(CalendarDate(day))
            #expect(PublicationCalendar.nextUpdate(after: date).description == expected, "\(day)")
        }
    }

    @Test("Easter as astronomers have it, over four centuries")
    func easter() throws {
        // "Easter Sunday" of the U.S. Census Bureau and of the Book of Common Prayer.
        let sundays = [
            "1961-04-02", "1981-04-19", "2000-04-23", "2008-03-23", "2011-04-24", "2015-04-05", "2019-04-21",
            "2024-03-31",
            "2025-04-20", "2026-04-05", "2038-04-25", "2049-04-18", "2076-04-19", "2100-03-28", "2285-03-22",
        ]
        for text in sundays {
            let sunday = try #require(CalendarDate(text))
            #expect(sunday.weekday == 6, "\(text)")
            #expect(PublicationCalendar.isClosed(sunday.advanced(by: -2)), "\(text)")
            #expect(PublicationCalendar.isClosed(sunday.advanced(by: 1)), "\(text)")
            #expect(!PublicationCalendar.isClosed(sunday.advanced(by: -3)), "\(text)")
            #expect(!PublicationCalendar.isClosed(sunday.advanced(by: 2)), "\(text)")
        }
    }

    @Test("days and their numbers are one to one, through leap years and before 1970")
    func days() throws {
        let rows = [
            ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-30", 20_787),
            ("1900-03-01", -25_508),
        ]
        for (text, number) in rows {
            let date = try #require(CalendarDate(text))
            #expect(date.dayNumber == number && CalendarDate(dayNumber: number) == date && date.isoText == text)
        }
        for number in stride(from: -200_000, to: 200_000, by: 37) {
            #expect(CalendarDate(dayNumber: number).dayNumber == number)
        }
        for text in [
            "2023-02-29", "2024-13-01", "2024-00-01", "2024-1-1", "24-01-01", "2024-01-01T00", "", "2024-01-32",
            "２０２４-01-01",
        ] {
            #expect(CalendarDate(text) == nil, "\(text)")
        }
    }
}

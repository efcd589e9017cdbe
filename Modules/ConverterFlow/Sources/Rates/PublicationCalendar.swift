import LocalizationKit
import PlatformInterface

/// When the European Central Bank publishes its rates: on each working day of TARGET at about 16:00 in Frankfurt.
///
/// TARGET is closed on Saturdays and Sundays, New Year's Day, Good Friday, Easter Monday, 1 May, and 25 and 26 December
/// (ECB, "TARGET Services – long-term calendar").
enum PublicationCalendar {
    /// When rates newer than those of a day come out.
    static func nextUpdate(after day: CalendarDate) -> WallTime {
        var next = day.advanced(by: 1)
        while isClosed(next) { next = next.advanced(by: 1) }
        return publication(on: next)
    }

    /// 16:00 Central European (Summer) Time on a day.
    static func publication(on day: CalendarDate) -> WallTime {
        let hour = isSummerTime(day) ? 14 : 15
        return WallTime(seconds: Int64(day.dayNumber) * 86_400 + Int64(hour) * 3600)
    }

    static func isClosed(_ day: CalendarDate) -> Bool {
        if day.weekday >= 5 { return true }
        if [[1, 1], [5, 1], [12, 25], [12, 26]].contains([day.month, day.day]) { return true }
        let easter = easterSunday(of: day.year)
        return [easter - 2, easter + 1].contains(day.dayNumber)
    }

    /// The day number of Easter Sunday in the Gregorian calendar, by the computus of Meeus, Jones and Butcher.
    private static func easterSunday(of year: Int) -> Int {
        let (golden, century, yearOfCentury) = (year % 19, year / 100, year % 100)
        let skipped = century - century / 4 - (century - (century + 8) / 25 + 1) / 3
        let moon = (19 * golden + skipped + 15) % 30
        let toSunday = (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - moon - yearOfCentury % 4) % 7
        let correction = (golden + 11 * moon + 22 * toSunday) / 451
        let sum = moon + toSunday - 7 * correction + 114
        return CalendarDate(year: year, month: sum / 31, day: sum % 31 + 1)?.dayNumber ?? 0
    }

    /// From the last Sunday of March to that of October (Directive 2000/84/EC); both change before 16:00.
    private static func isSummerTime(_ day: CalendarDate) -> Bool {
        let number = day.dayNumber
        return number >= lastSunday(of: 3, day.year) && number < lastSunday(of: 10, day.year)
    }

    private static func lastSunday(of month: Int, _ year: Int) -> Int {
        guard let last = CalendarDate(year: year, month: month, day: 31) else { return 0 }
        return last.dayNumber - (last.weekday + 1) % 7
    }
}

import LocalizationKit
import PlatformInterface

/// A date in a field (RFC 9110, section 5.6.7), in each of its three forms.
enum HTTPDate {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// The moment that a text means; `nil` when it is no date.
    static func time(_ text: String) -> WallTime? {
        let words = text.split { " -,".contains($0) }.map(String.init)
        // Sun, 06 Nov 1994 08:49:37 GMT · Sunday, 06-Nov-94 08:49:37 GMT · Sun Nov  6 08:49:37 1994
        guard words.count >= 5 else { return nil }
        let isASCTime = Int(words[1]) == nil
        let parts = isASCTime ? [words[2], words[1], words[4], words[3]] : Array(words[1...4])
        guard isASCTime || words.count == 6 && words[5] == "GMT" else { return nil }
        guard let day = Int(parts[0]), let month = months.firstIndex(of: parts[1].lowercased()),
            let year = year(parts[2]), let seconds = seconds(parts[3]),
            let date = CalendarDate(year: year, month: month + 1, day: day)
        else { return nil }
        return WallTime(seconds: Int64(date.dayNumber * 86_400 + seconds))
    }

    /// A year of two digits is of this century or the last: the dates of HTTP are near the present.
    private static func year(_ text: String) -> Int? {
        guard let number = Int(text), number >= 0 else { return nil }
        if text.utf8.count == 2 { return number + (number < 70 ? 2000 : 1900) }
        return text.utf8.count == 4 ? number : nil
    }

    private static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }
}

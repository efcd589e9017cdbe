import LocalizationKit

/// Moments as servers write them: `2026-11-29T20:15:00.0000000Z`, `2026-11-29 21:00:00`.
enum ServerTime {
    /// - Returns: seconds since 1970 (UTC), also when the text names no zone; `nil` for what is no moment.
    static func seconds(_ text: String) -> Int64? {
        let parts = text.prefix(19).split { !("0"..."9").contains($0) }.compactMap { Int($0) }
        guard parts.count == 6, let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]),
            parts[3] < 24, parts[4] < 60, parts[5] < 61
        else { return nil }
        return Int64(date.dayNumber) * 86_400 + Int64(parts[3] * 3600 + parts[4] * 60 + parts[5])
    }
}

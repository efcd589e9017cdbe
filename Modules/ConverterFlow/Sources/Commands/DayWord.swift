import CommandKitInterface
import LocalizationKit

/// A day as it is written on a command line: `2026-11-20`.
struct DayWord: CommandValue {
    static let valueName = "DATE"
    static let expectation = Strings.expectedDay

    let date: CalendarDate

    init?(word: String) {
        guard let date = CalendarDate(word) else { return nil }
        self.date = date
    }

    var word: String { date.isoText }
}

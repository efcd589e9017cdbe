/// A value in a text, written by the rules of the language in which the text is shown.
public enum TextArgument: Sendable, Hashable {
    /// A whole number, with its thousands apart.
    case integer(Int)
    /// A decimal number, with its thousands apart.
    case decimal(DecimalNumber)
    /// A text of its own.
    case text(LocalizedText)
    /// A day, of medium length.
    case date(CalendarDate)
    /// A time of day.
    case time(TimeOfDay)
    /// A distance in time.
    case relative(RelativeTime)

    func text(in language: Language) -> String {
        switch self {
        case .integer(let number): language.text(number)
        case .decimal(let number): language.text(number)
        case .text(let text): text.text(in: language)
        case .date(let date): language.text(date)
        case .time(let time): language.text(time)
        case .relative(let time): language.text(time)
        }
    }

    /// The form that the value asks for; what is no number has none of its own.
    func category(in language: Language) -> PluralCategory {
        switch self {
        case .integer(let number): language.category(of: number)
        case .decimal(let number): language.category(of: number)
        case .text, .date, .time, .relative: .other
        }
    }
}

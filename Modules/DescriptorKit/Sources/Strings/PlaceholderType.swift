/// What may stand in a text, by the word that a `strings.json` uses for it.
public enum PlaceholderType: String, Sendable, Hashable, CaseIterable {
    case integer, decimal, text, date, time, relative

    /// The type of the parameter that takes it.
    var swiftType: String {
        switch self {
        case .integer: "Int"
        case .decimal: "DecimalNumber"
        case .text: "some LocalizedTextConvertible"
        case .date: "CalendarDate"
        case .time: "TimeOfDay"
        case .relative: "RelativeTime"
        }
    }

    /// Whether it can choose between plural forms.
    var isNumber: Bool { self == .integer || self == .decimal }
}

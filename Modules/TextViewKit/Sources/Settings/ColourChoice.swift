import LocalizationKit

/// How many colours a person wants.
enum ColourChoice: String, CaseIterable {
    /// As many as the terminal says it has.
    case auto
    case none
    case few = "16"
    case many = "256"
    case all

    /// The depth that was chosen; `nil` for that of the terminal.
    var depth: ColourDepth? {
        switch self {
        case .auto: nil
        case .none: ColourDepth.none
        case .few: .ansi
        case .many: .indexed
        case .all: .trueColour
        }
    }

    var title: LocalizedText {
        switch self {
        case .auto: Strings.coloursAuto
        case .none: Strings.coloursNone
        case .few, .many: LocalizedText(rawValue)
        case .all: Strings.coloursAll
        }
    }
}

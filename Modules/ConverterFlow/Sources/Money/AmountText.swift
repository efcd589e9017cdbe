/// The digits and separators of an amount as people write it, whatever the script.
///
/// Everything else is left out of ``cleaned``: letters, signs, and numbers that are no decimal digits, such as `½`.
struct AmountText: Hashable, Sendable {
    /// One character that means something.
    enum Mark: Hashable, Sendable {
        case digit(UInt8)
        /// A comma or a full stop: what it means depends on the others.
        case ambiguous(Character)
        /// A separator that can only be the decimal one, as the Arabic `٫` (U+066B).
        case decimal
        /// A separator that only groups: a space, an apostrophe, the Arabic `٬` (U+066C).
        case group
    }

    /// What a field keeps of the text, as it was typed.
    let cleaned: String
    let marks: [Mark]

    init(_ text: String) {
        let kept = text.compactMap { character in Self.mark(of: character).map { (character, $0) } }
        cleaned = String(kept.map(\.0))
        marks = Self.trimmed(kept.map(\.1)[...])
    }

    /// A blank before or behind the digits separates no thousands.
    private static func trimmed(_ marks: ArraySlice<Mark>) -> [Mark] {
        var marks = marks.drop { $0 == .group }
        while marks.last == .group { marks.removeLast() }
        return Array(marks)
    }

    /// Whether a character means something in an amount.
    static func isMark(_ character: Character) -> Bool { mark(of: character) != nil }

    private static func mark(of character: Character) -> Mark? {
        switch character {
        case ".", ",": .ambiguous(character)
        case "٫": .decimal
        case "٬", " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "’": .group
        default: digit(character).map(Mark.digit)
        }
    }

    private static func digit(_ character: Character) -> UInt8? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            scalar.properties.numericType == .decimal
        else { return nil }
        return scalar.properties.numericValue.map { UInt8($0) }
    }
}

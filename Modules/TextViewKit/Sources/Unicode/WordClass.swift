/// Word_Break of UAX 29, in the order of the generating script.
enum WordClass: UInt8 {
    case other, carriageReturn, lineFeed, newline, extend, joiner, format, regionalIndicator, katakana, hebrewLetter
    case letter, singleQuote, doubleQuote, middleOfBoth, middleOfLetters, middleOfNumbers, numeric, connector, space

    /// What rule WB4 skips.
    var isSkipped: Bool { self == .extend || self == .joiner || self == .format }
    /// AHLetter.
    var isLetter: Bool { self == .letter || self == .hebrewLetter }
    /// MidNumLetQ.
    var isMiddleOfBoth: Bool { self == .middleOfBoth || self == .singleQuote }
    /// What rules WB3a and WB3b break around.
    var isNewline: Bool { self == .newline || self == .carriageReturn || self == .lineFeed }
}

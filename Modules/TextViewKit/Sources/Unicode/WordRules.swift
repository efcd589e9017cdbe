/// The rules of UAX 29 for the boundaries between words, fed scalar by scalar.
struct WordRules {
    /// The scalar before the place in question, skipped ones included (WB3 to WB4).
    private var last: WordClass
    /// The last one that is not skipped, and the one before it.
    private var previous: WordClass
    private var beforePrevious = WordClass.other
    private var indicators: Int

    /// A piece that begins with a scalar.
    init(first: ScalarProperties) {
        last = first.word
        previous = first.word
        indicators = first.word == .regionalIndicator ? 1 : 0
    }

    /// Takes the next scalar into the piece, or returns false where the piece ends before it.
    mutating func extends(to next: ScalarProperties, endingAt end: Int, in text: Span<UInt8>) -> Bool {
        let kind = next.word
        if last.isNewline || kind.isNewline { return join(kind, last == .carriageReturn && kind == .lineFeed) }  // WB3
        if last == .joiner, next.isPictographic { return join(kind, true) }  // WB3c
        if last == .space, kind == .space { return join(kind, true) }  // WB3d
        if kind.isSkipped {  // WB4
            last = kind
            return true
        }
        return join(kind, joinsLetters(kind, end, text) || joinsNumbers(kind, end, text) || joinsOthers(kind))
    }

    private mutating func join(_ kind: WordClass, _ joins: Bool) -> Bool {
        guard joins else { return false }
        indicators = kind == .regionalIndicator ? indicators + 1 : 0
        (beforePrevious, previous, last) = (previous, kind, kind)
        return true
    }

    /// WB5 to WB7c.
    private func joinsLetters(_ next: WordClass, _ end: Int, _ text: Span<UInt8>) -> Bool {
        let isMiddle = next == .middleOfLetters || next.isMiddleOfBoth
        if previous.isLetter, next.isLetter { return true }
        if previous.isLetter, isMiddle, text.wordClass(after: end)?.isLetter == true { return true }
        let wasMiddle = previous == .middleOfLetters || previous.isMiddleOfBoth
        if beforePrevious.isLetter, wasMiddle, next.isLetter { return true }
        if previous == .hebrewLetter, next == .singleQuote { return true }
        if previous == .hebrewLetter, next == .doubleQuote { return text.wordClass(after: end) == .hebrewLetter }
        return beforePrevious == .hebrewLetter && previous == .doubleQuote && next == .hebrewLetter
    }

    /// WB8 to WB12.
    private func joinsNumbers(_ next: WordClass, _ end: Int, _ text: Span<UInt8>) -> Bool {
        if previous == .numeric, next == .numeric || next.isLetter { return true }
        if previous.isLetter, next == .numeric { return true }
        let wasMiddle = previous == .middleOfNumbers || previous.isMiddleOfBoth
        if beforePrevious == .numeric, wasMiddle, next == .numeric { return true }
        let isMiddle = next == .middleOfNumbers || next.isMiddleOfBoth
        return previous == .numeric && isMiddle && text.wordClass(after: end) == .numeric
    }

    /// WB13 to WB16.
    private func joinsOthers(_ next: WordClass) -> Bool {
        switch (previous, next) {
        case (.katakana, .katakana), (.connector, .connector): true
        case (.letter, .connector), (.hebrewLetter, .connector), (.numeric, .connector), (.katakana, .connector): true
        case (.connector, .letter), (.connector, .hebrewLetter), (.connector, .numeric), (.connector, .katakana): true
        case (.regionalIndicator, .regionalIndicator): indicators % 2 == 1
        default: false
        }
    }
}

extension Span<UInt8> {
    /// The class of the first scalar after an offset that WB4 does not skip; `nil` at the end.
    fileprivate func wordClass(after start: Int) -> WordClass? {
        var position = start
        while position < count {
            let (scalar, length) = scalar(at: position)
            let kind = ScalarProperties(scalar).word
            if !kind.isSkipped { return kind }
            position += length
        }
        return nil
    }
}

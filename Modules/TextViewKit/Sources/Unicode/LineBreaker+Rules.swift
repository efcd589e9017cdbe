extension LineBreaker {
    /// The rules in the order of UAX 14; the first that speaks decides.
    func decide(before unit: LineUnit, in text: Span<UInt8>) -> LineBreak {
        guard let previous else { return .prohibited }  // LB2
        if previous.kind.endsLine {  // LB4, LB5
            return previous.kind == .carriageReturn && unit.kind == .lineFeed ? .prohibited : .mandatory
        }
        var next = unit
        if next.kind.endsLine || next.kind == .space || next.kind == .zeroWidthSpace { return .prohibited }  // LB6, LB7
        if base == .zeroWidthSpace { return .allowed }  // LB8
        if followsJoiner { return .prohibited }  // LB8a
        next.resolveMark()
        let isAllowed =
            aroundSpaces(previous, next, text) ?? aroundQuotations(previous, next, text)
            ?? aroundWords(previous, next) ?? aroundNumbers(previous, next, text) ?? withinScripts(previous, next, text)
        return isAllowed == false ? .prohibited : .allowed  // LB31
    }

    /// LB11 to LB18.
    private func aroundSpaces(_ previous: LineUnit, _ next: LineUnit, _ text: Span<UInt8>) -> Bool? {
        let (left, right) = (previous.kind, next.kind)
        if right == .wordJoiner || left == .wordJoiner || left == .glue { return false }  // LB11, LB12
        if right == .glue, left != .space, left != .breakAfter, !left.isHyphen { return false }  // LB12a
        if right.isClosing || right == .exclamation || right == .symbol { return false }  // LB13
        if base == .opening || opensQuotation { return false }  // LB14, LB15a
        if right == .finalQuotation, endsQuotation(following(in: text)) { return false }  // LB15b
        if right == .infix { return left == .space && following(in: text)?.kind == .numeric }  // LB15c, LB15d
        if let base, base.isClosing, right == .nonStarter { return false }  // LB16
        if base == .breakBoth, right == .breakBoth { return false }  // LB17
        return left == .space ? true : nil  // LB18
    }

    private func endsQuotation(_ unit: LineUnit?) -> Bool {
        guard let kind = unit?.kind else { return true }
        return kind.refusesMarks || kind.isQuotation || kind.isClosing
            || [.glue, .wordJoiner, .exclamation, .infix, .symbol].contains(kind)
    }

    /// LB19 and LB19a: quotation marks hold on to both sides, except between ideographs.
    private func aroundQuotations(_ previous: LineUnit, _ next: LineUnit, _ text: Span<UInt8>) -> Bool? {
        if next.kind.isQuotation {
            if next.kind != .initialQuotation || !previous.isEastAsian { return false }
            if following(in: text)?.isEastAsian != true { return false }
        }
        if previous.kind.isQuotation {
            if previous.kind != .finalQuotation || !next.isEastAsian { return false }
            if beforePrevious?.isEastAsian != true { return false }
        }
        return nil
    }

    /// LB20 to LB22.
    private func aroundWords(_ previous: LineUnit, _ next: LineUnit) -> Bool? {
        let (left, right) = (previous.kind, next.kind)
        if left == .contingent || right == .contingent { return true }  // LB20
        if beginsWithHyphen, right.isLetter { return false }  // LB20a
        if right == .breakAfter || right.isHyphen || right == .nonStarter { return false }  // LB21
        if left == .breakBefore { return false }  // LB21
        if left.isHyphen, beforePrevious?.kind == .hebrewLetter, right != .hebrewLetter { return false }  // LB21a
        if left == .symbol, right == .hebrewLetter { return false }  // LB21b
        return right == .inseparable ? false : nil  // LB22
    }

    /// LB23 to LB25.
    private func aroundNumbers(_ previous: LineUnit, _ next: LineUnit, _ text: Span<UInt8>) -> Bool? {
        let (left, right) = (previous.kind, next.kind)
        if left.isLetter && right == .numeric || left == .numeric && right.isLetter { return false }  // LB23
        if left == .prefix && right.isIdeographic || left.isIdeographic && right == .postfix { return false }  // LB23a
        if left.isAffix && right.isLetter || left.isLetter && right.isAffix { return false }  // LB24
        return holdsNumber(left, right, text) ? false : nil
    }

    /// LB25: an amount with its signs, brackets and separators stays together.
    private func holdsNumber(_ left: LineClass, _ right: LineClass, _ text: Span<UInt8>) -> Bool {
        if number != .none, right.isAffix { return true }
        if right == .numeric { return number == .digits || left.isAffix || left == .hyphen || left == .infix }
        guard left.isAffix, right == .opening, let inner = following(in: text)?.kind else { return false }
        return inner == .numeric || inner == .infix && secondFollowing(in: text)?.kind == .numeric
    }

    /// LB26 to LB30b.
    private func withinScripts(_ previous: LineUnit, _ next: LineUnit, _ text: Span<UInt8>) -> Bool? {
        let (left, right) = (previous.kind, next.kind)
        if joinsHangul(left, right) || joinsAksara(left, right, text) { return false }
        if left.isLetter && right.isLetter || left == .infix && right.isLetter { return false }  // LB28, LB29
        let isWord = (left.isLetter || left == .numeric, right.isLetter || right == .numeric)
        if isWord.0, right == .opening, !next.isEastAsian { return false }  // LB30
        if isWord.1, left == .closingParenthesis, !previous.isEastAsian { return false }  // LB30
        if right == .regionalIndicator, indicators % 2 == 1 { return false }  // LB30a
        return right == .emojiModifier && (left == .emojiBase || previous.isReservedPictograph) ? false : nil  // LB30b
    }

    /// LB26 and LB27.
    private func joinsHangul(_ left: LineClass, _ right: LineClass) -> Bool {
        switch (left, right) {
        case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .syllableLV),
            (.leadingJamo, .syllableLVT), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
            (.syllableLV, .vowelJamo), (.syllableLV, .trailingJamo), (.trailingJamo, .trailingJamo),
            (.syllableLVT, .trailingJamo):
            true
        default: left.isHangul && right == .postfix || left == .prefix && right.isHangul
        }
    }

    /// LB28a: the orthographic syllables of Brahmic scripts.
    private func joinsAksara(_ left: LineClass, _ right: LineClass, _ text: Span<UInt8>) -> Bool {
        if left == .aksaraPrebase { return right.isAksara }
        if left.isAksara, right == .viramaFinal || right == .virama { return true }
        if left == .virama, beforePrevious?.kind.isAksara == true { return right == .aksara || right == .dottedCircle }
        return left.isAksara && right.isAksara && following(in: text)?.kind == .viramaFinal
    }

    /// The unit after the one in question.
    private func following(in text: Span<UInt8>) -> LineUnit? { text.lineUnit(after: end)?.unit }

    private func secondFollowing(in text: Span<UInt8>) -> LineUnit? {
        text.lineUnit(after: end).flatMap { text.lineUnit(after: $0.end)?.unit }
    }
}

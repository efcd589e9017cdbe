/// Finds where a line may and must end (UAX 14 with its default tailoring), fed scalar by scalar.
///
/// A plain value: whoever goes back to an earlier place restores a copy made there.
struct LineBreaker {
    /// The unit before the place in question, and the one before that; `nil` at the start of the text.
    var previous: LineUnit?
    var beforePrevious: LineUnit?
    /// The last unit that is not a space.
    var base: LineClass?
    /// The last scalar was ZWJ (LB8a).
    var followsJoiner = false
    /// LB15a: the opening quotation mark in `base` stands where a quotation can begin.
    var opensQuotation = false
    /// LB20a: the hyphen in `previous` begins a word.
    var beginsWithHyphen = false
    /// LB25: how much of a number was read.
    var number = NumberProgress.none
    /// LB30a: regional indicators in a row.
    var indicators = 0
    /// Where the scalar in question ends, for the rules that look ahead.
    var end = 0

    /// How much of `NU (SY|IS)* (CL|CP)?` stands before the place in question.
    enum NumberProgress {
        case none, digits, closed
    }

    /// Decides about the place before the scalar at an offset, and takes the scalar.
    mutating func take(_ scalar: UInt32, endingAt end: Int, in text: Span<UInt8>) -> LineBreak {
        self.end = end
        var unit = LineUnit(ScalarProperties(scalar))
        let isJoiner = unit.kind == .joiner
        defer { followsJoiner = isJoiner }
        if unit.kind.isMark, let previous, !previous.kind.refusesMarks { return .prohibited }  // LB9
        let decision = decide(before: unit, in: text)
        unit.resolveMark()
        note(unit)
        return decision
    }

    private mutating func note(_ unit: LineUnit) {
        let kind = unit.kind
        let isAfterOpening = previous.map { $0.kind.opensQuotation } ?? true
        opensQuotation = kind == .initialQuotation ? isAfterOpening : opensQuotation && kind == .space
        beginsWithHyphen = kind.isHyphen && (previous.map { $0.kind.beginsWord } ?? true)
        indicators = kind == .regionalIndicator ? indicators + 1 : 0
        number = number.next(kind)
        if kind != .space { base = kind }
        (beforePrevious, previous) = (previous, unit)
    }
}

extension LineBreaker.NumberProgress {
    fileprivate func next(_ kind: LineClass) -> Self {
        switch (self, kind) {
        case (_, .numeric): .digits
        case (.digits, .symbol), (.digits, .infix): .digits
        case (.digits, .closing), (.digits, .closingParenthesis): .closed
        default: .none
        }
    }
}

extension LineClass {
    /// What may stand before a quotation mark that opens (LB15a).
    fileprivate var opensQuotation: Bool {
        refusesMarks || self == .opening || isQuotation || self == .glue
    }

    /// What may stand before a hyphen that begins a word (LB20a).
    fileprivate var beginsWord: Bool { refusesMarks || self == .contingent || self == .glue }
}

/// Line_Break of UAX 14 after rule LB1, in the order of the generating script.
///
/// Quotation marks are split by category for LB15a, LB15b and LB19; the dotted circle stands apart for LB28a.
enum LineClass: UInt8 {
    case alphabetic, mandatory, carriageReturn, lineFeed, combiningMark, nextLine, wordJoiner, zeroWidthSpace, glue
    case space, joiner, breakBoth, breakAfter, breakBefore, hyphen, unambiguousHyphen, contingent, closing
    case closingParenthesis, exclamation, inseparable, nonStarter, opening, quotation, initialQuotation
    case finalQuotation, infix, numeric, postfix, prefix, symbol, aksara, aksaraPrebase, aksaraStart, emojiBase
    case emojiModifier, syllableLV, syllableLVT, hebrewLetter, ideograph, leadingJamo, vowelJamo, trailingJamo
    case regionalIndicator, viramaFinal, virama, dottedCircle
}

extension LineClass {
    /// AL or HL; the dotted circle is alphabetic outside LB28a.
    var isLetter: Bool { self == .alphabetic || self == .hebrewLetter || self == .dottedCircle }
    /// BK, CR, LF, NL: a line ends after them (LB4, LB5).
    var endsLine: Bool { self == .mandatory || self == .carriageReturn || self == .lineFeed || self == .nextLine }
    /// CM and ZWJ, which take part as what they follow (LB9).
    var isMark: Bool { self == .combiningMark || self == .joiner }
    /// QU of any category.
    var isQuotation: Bool { self == .quotation || self == .initialQuotation || self == .finalQuotation }
    /// CL and CP.
    var isClosing: Bool { self == .closing || self == .closingParenthesis }
    /// HY and HH.
    var isHyphen: Bool { self == .hyphen || self == .unambiguousHyphen }
    /// PR and PO.
    var isAffix: Bool { self == .prefix || self == .postfix }
    /// ID, EB, EM.
    var isIdeographic: Bool { self == .ideograph || self == .emojiBase || self == .emojiModifier }
    /// SP and what a mark does not attach to (LB9).
    var refusesMarks: Bool { endsLine || self == .space || self == .zeroWidthSpace }
    /// JL, JV, JT, H2, H3.
    var isHangul: Bool {
        [.leadingJamo, .vowelJamo, .trailingJamo, .syllableLV, .syllableLVT].contains(self)
    }
    /// AK, AS and the dotted circle.
    var isAksara: Bool { self == .aksara || self == .aksaraStart || self == .dottedCircle }
}

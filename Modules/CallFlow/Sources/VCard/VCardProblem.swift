import LocalizationKit

/// What is amiss in a file of vCards; the rest of it is read all the same.
struct VCardProblem: ExplainedError, Hashable {
    enum Kind: Hashable, Sendable {
        /// It is no line of a vCard.
        case noLine
        /// It stands outside of any card.
        case outside
        /// The card that begins here has no end.
        case unfinished
        /// The card that begins here has nothing that can be called.
        case nothingToCall
        /// What can be called has been kept as it stands there, because it is no number and no address.
        case unreadableNumber(String)
        /// Its letters are none of the character set that it names.
        case unreadableText
    }

    /// The line in the file, from 1.
    let line: Int
    let kind: Kind

    var explanation: LocalizedText {
        switch kind {
        case .noLine: Strings.vcardNoLine(line: line)
        case .outside: Strings.vcardOutside(line: line)
        case .unfinished: Strings.vcardUnfinished(line: line)
        case .nothingToCall: Strings.vcardNothingToCall(line: line)
        case .unreadableNumber(let text): Strings.vcardUnreadableNumber(line: line, number: LocalizedText(text))
        case .unreadableText: Strings.vcardUnreadableText(line: line)
        }
    }
}

/// A word with everything escaped that could move the cursor, change colours or turn the direction of writing.
///
/// What a person wrote may come from a file name or a web page, so a message never repeats it raw. Escapes are written
/// as in Swift: `\n`, `\u{1B}`.
///
/// - Parameter word: any text.
/// - Returns: the text in printable characters, on one line.
public func visible(_ word: some StringProtocol) -> String {
    word.unicodeScalars.reduce(into: "") { $0 += $1.visible }
}

extension Unicode.Scalar {
    fileprivate var visible: String {
        switch self {
        case "\n": "\\n"
        case "\t": "\\t"
        case "\r": "\\r"
        default: isHarmless ? String(self) : "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    // Cc: C0, DEL and C1. Cf: bidirectional controls (Unicode Annex 9) and the tags. Zl, Zp: line separators.
    private var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: true
        }
    }
}

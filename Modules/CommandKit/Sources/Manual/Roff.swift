/// Text as the manual page language takes it.
///
/// Source: mandoc_char(7) and roff(7) of mandoc 1.14, which groff_char(7) agrees with.
enum Roff {
    /// Lines of running text: nothing in them is a macro.
    static func text(_ text: String) -> [String] {
        text.split(separator: "\n").flatMap(sentences).flatMap { wrapped($0, width: 72) }.map { line in
            let isControl = line.hasPrefix(".") || line.hasPrefix("'")
            return (isControl ? "\\&" : "") + escaped(line)
        }
    }

    // A new sentence begins on a new line, so that the formatter chooses the space before it (mdoc(7), "Sentences").
    private static func sentences(_ line: Substring) -> [String] {
        line.split(separator: " ").reduce(into: [""]) { lines, word in
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
            if endsSentence(word) { lines.append("") }
        }.filter { !$0.isEmpty }
    }

    private static func endsSentence(_ word: Substring) -> Bool {
        word.last { !")]'\"".contains($0) }.map { ".!?".contains($0) } ?? false
    }

    /// One argument of a macro; the zero-width `\&` keeps a word from being read as a macro or as punctuation.
    static func argument(_ text: some StringProtocol) -> String {
        let body = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq")
        let guarded = text.count <= 3 ? "\\&\(body)" : body
        return text.contains(" ") || text.isEmpty ? "\"\(guarded)\"" : guarded
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += escaped($1) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": return "\\e"
        case "-": return "\\-"
        case "`": return "\\(ga"
        case "^": return "\\(ha"
        case "~": return "\\(ti"
        case " "..."~": return String(scalar)
        case "\t": return " "
        default: return scalar.properties.generalCategory == .control ? "" : "\\[u\(hexadecimal(scalar))]"
        }
    }

    /// At least four digits, as both formatters want them.
    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

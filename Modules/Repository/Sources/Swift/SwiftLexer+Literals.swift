extension SwiftLexer {
    /// A string: raw when number signs stand before it, on several lines when it has three quotes.
    mutating func string(pounds: Int) {
        let quotes = run(from: pounds) { $0 == UInt8(ascii: "\"") }
        let isEmpty = quotes == 2 || quotes >= 6
        let delimiter = quotes >= 3 ? 3 : 1
        let token = tokens.count
        add(.literal, length: pounds + (isEmpty ? quotes : delimiter))
        if isEmpty {
            index += min(pounds, run { $0 == UInt8(ascii: "#") })
            return close(token, text: index..<index)
        }
        let start = index
        let end = contents(quotes: delimiter, pounds: pounds)
        close(token, text: start..<end)
    }

    /// Moves behind a string, and over the code of its interpolations; returns where its contents end.
    private mutating func contents(quotes: Int, pounds: Int) -> Int {
        while let byte = peek() {
            if byte == UInt8(ascii: "\n"), quotes == 1 { return index }
            if byte == UInt8(ascii: "\""), closes(quotes: quotes, pounds: pounds) {
                index += quotes + pounds
                return index - quotes - pounds
            }
            if byte == UInt8(ascii: "\\"), run(from: 1, while: { $0 == UInt8(ascii: "#") }) >= pounds {
                escape(pounds: pounds)
            } else {
                index += 1
            }
        }
        return index
    }

    private func closes(quotes: Int, pounds: Int) -> Bool {
        run(from: 0) { $0 == UInt8(ascii: "\"") } >= quotes
            && run(from: quotes) { $0 == UInt8(ascii: "#") } >= pounds
    }

    /// An escape; one that opens an interpolation holds code.
    private mutating func escape(pounds: Int) {
        let isInterpolation = peek(pounds + 1) == UInt8(ascii: "(")
        index += min(pounds + 2, bytes.count - index)
        guard isInterpolation else { return }
        code()
        index += min(1, bytes.count - index)
    }

    /// A regular expression between slashes, when the slash can begin one and another one closes it on the same line.
    ///
    /// Source: Swift Evolution SE-0354. A slash begins one where an operand can stand and no blank follows it; a
    /// parenthesis that closes more than was opened shows that it is the operator, as in `reduce(1, /)`.
    mutating func regularExpression() -> Bool {
        guard canBeginOperand, let length = regularExpressionLength else { return false }
        add(.literal, text: index + 1..<index + length - 1, end: index + length)
        return true
    }

    private var regularExpressionLength: Int? {
        guard let first = peek(1), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return nil }
        var (distance, depth) = (1, 0)
        while let byte = peek(distance), byte != UInt8(ascii: "\n"), depth >= 0 {
            switch byte {
            case UInt8(ascii: "/"): return distance + 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            distance += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private var canBeginOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .symbol: return ![")", "]", "}", "?", "!"].contains(last.text)
        case .word: return ["return", "in", "case", "try", "await", "throw", "else", "where"].contains(last.text)
        default: return false
        }
    }

    /// A regular expression between `#/` and `/#`, which may stand on several lines.
    mutating func extendedRegularExpression(pounds: Int) {
        var end = index + pounds + 1
        while end < bytes.count, !closesExpression(at: end, pounds: pounds) { end += 1 }
        add(.literal, text: index + pounds + 1..<end, end: min(end + 1 + pounds, bytes.count))
    }

    private func closesExpression(at place: Int, pounds: Int) -> Bool {
        bytes[place] == UInt8(ascii: "/")
            && bytes[(place + 1)...].prefix(pounds).elementsEqual(repeatElement(UInt8(ascii: "#"), count: pounds))
    }
}

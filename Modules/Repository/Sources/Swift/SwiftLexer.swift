/// Walks over the bytes of a source and notes tokens and comments.
struct SwiftLexer {
    let bytes: [UInt8]
    var index = 0
    private(set) var tokens: [SwiftToken] = []
    private(set) var comments: [SwiftComment] = []
    private var isAtLineStart = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func run() {
        if starts(with: "#!") { skipLine() }
        while index < bytes.count {
            code()
            // A closing parenthesis without an opening one ends the code of an interpolation, but not that of a file.
            if index < bytes.count { symbol(1) }
        }
    }

    /// Code up to the end, or up to the parenthesis that closes an interpolation.
    mutating func code() {
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") {
                if depth == 0 { return }
                depth -= 1
            }
            step(byte)
        }
    }

    private mutating func step(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isAtLineStart = true
            index += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
        case UInt8(ascii: "\""): string(pounds: 0)
        case UInt8(ascii: "#"): pound()
        case UInt8(ascii: "`"): quotedWord()
        case UInt8(ascii: "/"): slash()
        case let byte where byte.isDigit: number()
        case let byte where byte.isWord: word()
        case let byte where byte.isOperator: operatorSymbol()
        case UInt8(ascii: "."): symbol(max(1, run { $0 == UInt8(ascii: ".") }))
        default: symbol(1)
        }
    }

    private mutating func slash() {
        if starts(with: "//") {
            lineComment()
        } else if starts(with: "/*") {
            blockComment()
        } else if !regularExpression() {
            operatorSymbol()
        }
    }

    private mutating func word() { add(.word, length: run { $0.isWord }) }

    private mutating func quotedWord() {
        let length = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }.count
        let end = min(index + length + 2, bytes.count)
        add(.quotedWord, text: index + 1..<index + 1 + length, end: end)
    }

    private mutating func number() {
        var length = run { $0.isWord }
        if peek(length) == UInt8(ascii: "."), peek(length + 1)?.isDigit == true {
            length += 1 + run(from: length + 1) { $0.isWord }
        }
        add(.number, length: length)
    }

    private mutating func pound() {
        let pounds = run { $0 == UInt8(ascii: "#") }
        switch peek(pounds) {
        case UInt8(ascii: "\""): string(pounds: pounds)
        case UInt8(ascii: "/"): extendedRegularExpression(pounds: pounds)
        case let byte? where byte.isWord:
            let length = run(from: pounds) { $0.isWord }
            add(.directive, text: index + pounds..<index + pounds + length, end: index + pounds + length)
        default: symbol(pounds)
        }
    }

    private mutating func operatorSymbol() {
        var length = 1
        while let byte = peek(length), byte.isOperator, !isComment(at: length) { length += 1 }
        symbol(length)
    }

    private func isComment(at distance: Int) -> Bool {
        let next = peek(distance + 1)
        return peek(distance) == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
    }

    private mutating func symbol(_ length: Int) { add(.symbol, length: length) }
}

extension SwiftLexer {
    mutating func add(_ kind: SwiftToken.Kind, length: Int) {
        add(kind, text: index..<index + length, end: index + length)
    }

    /// Notes a token and moves behind it.
    mutating func add(_ kind: SwiftToken.Kind, text range: Range<Int>, end: Int) {
        tokens.append(SwiftToken(kind, text(range), offset: index, end: end, startsLine: isAtLineStart))
        isAtLineStart = false
        index = end
    }

    /// Gives a literal its text and end, once they are known.
    mutating func close(_ token: Int, text range: Range<Int>) {
        tokens[token].text = text(range)
        tokens[token].end = index
        isAtLineStart = false
    }

    mutating func addComment(to end: Int) {
        let range = index..<end
        if bytes[range].contains(UInt8(ascii: "\n")) { isAtLineStart = true }
        comments.append(SwiftComment(text(range), offset: index, end: end))
        index = end
    }

    mutating func skipLine() { index += run { $0 != UInt8(ascii: "\n") } }
}

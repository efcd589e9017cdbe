public import JSONKit

/// A Swift source taken apart into tokens and comments.
///
/// It knows the lexical grammar only ("Lexical Structure" in The Swift Programming Language): nested comments, raw and
/// multi-line strings, code inside interpolations, regular expressions, words in backticks. Every branch of an `#if`
/// counts. A text that is no Swift gives tokens too, never an error.
public struct SwiftSource: Sendable {
    /// The tokens in their order; those inside an interpolation follow their string.
    public let tokens: [SwiftToken]
    /// The comments in their order.
    public let comments: [SwiftComment]
    /// How many lines there are; a line end at the end of the text does not begin another one.
    public let lineCount: Int
    private let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Takes a source apart.
    ///
    /// - Parameter text: the whole file.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        var lexer = SwiftLexer(bytes)
        lexer.run()
        tokens = lexer.tokens
        comments = lexer.comments
        let lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        lineCount = lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
        self.bytes = bytes
        self.lineStarts = lineStarts
    }

    /// The line and column of a place.
    ///
    /// - Parameter offset: how many bytes stand before it.
    /// - Returns: both from 1; columns count Unicode scalars.
    public func position(at offset: Int) -> JSONPosition {
        let line = lineStarts.partitioningIndex { $0 > offset }
        let start = lineStarts[line - 1]
        let column = bytes[start..<min(offset, bytes.count)].count { $0 & 0b1100_0000 != 0b1000_0000 }
        return JSONPosition(line: line, column: column + 1)
    }

    /// The line and column of a token.
    ///
    /// - Parameter token: one of ``tokens``.
    /// - Returns: where its first character stands.
    public func position(of token: SwiftToken) -> JSONPosition { position(at: token.offset) }

    /// The place of the bracket that closes another one.
    ///
    /// - Parameter opening: the index of a token that is `(`, `[` or `{`.
    /// - Returns: the index of its partner, or that of the last token when it is never closed.
    public func closing(of opening: Int) -> Int {
        var depth = 0
        for index in tokens.indices[opening...] where tokens[index].kind == .symbol {
            switch tokens[index].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: continue
            }
            if depth == 0 { return index }
        }
        return tokens.endIndex - 1
    }
}

extension Array where Element == Int {
    /// The first index whose element fulfils a condition that holds for all elements after it too.
    fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

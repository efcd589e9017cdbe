/// One word, literal or symbol of a Swift source; comments and white space are no tokens.
public struct SwiftToken: Sendable, Equatable {
    /// What a token is.
    public enum Kind: Sendable {
        /// An identifier or keyword.
        case word
        /// An identifier in backticks, without them.
        case quotedWord
        /// A number.
        case number
        /// A string or regular expression; its text is what stands between the delimiters, escapes as written.
        case literal
        /// An operator, a bracket, or another mark.
        case symbol
        /// `#if`, `#filePath` and the like, without the `#`.
        case directive
    }

    /// What the token is.
    public var kind: Kind
    /// Its text.
    public var text: String
    /// How many bytes stand before it in its source.
    public var offset: Int
    /// How many bytes stand before what follows it.
    public var end: Int
    /// Whether it is the first token of its line.
    public var startsLine: Bool

    /// Creates a token.
    public init(_ kind: Kind, _ text: String, offset: Int, end: Int, startsLine: Bool) {
        self.kind = kind
        self.text = text
        self.offset = offset
        self.end = end
        self.startsLine = startsLine
    }

    /// Whether the token is a word that is not in backticks and has this text.
    ///
    /// - Parameter word: an identifier or keyword.
    /// - Returns: true when it is.
    public func isWord(_ word: String) -> Bool { kind == .word && text == word }

    /// Whether the token is a mark with this text.
    ///
    /// - Parameter symbol: an operator, a bracket, or another mark.
    /// - Returns: true when it is.
    public func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
}

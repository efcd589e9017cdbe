public import LocalizationKit

/// Why a word is not the value that a parameter takes.
public struct ValueError: Error, Hashable {
    /// The word that was written; `nil` when none was and one had to be.
    public var word: String?
    /// What was expected, such as `a whole number from 1 to 1000`.
    public var expected: LocalizedText
    /// The allowed words, from which the nearest can be named.
    public var allowed: [String]

    /// Creates an error.
    public init(word: String?, expected: LocalizedText, allowed: [String] = []) {
        self.word = word
        self.expected = expected
        self.allowed = allowed
    }
}

extension ValueError: ExplainedError {
    /// `expected a whole number, found \`x\``.
    public var explanation: LocalizedText {
        word.map { Strings.expectedFound(what: expected, word: $0) } ?? Strings.expected(what: expected)
    }
}

/// Divides text into words as UAX 29 has them, from left to right; spaces and punctuation are pieces of their own.
struct WordScanner {
    /// Where the next piece begins.
    var offset = 0

    /// The UTF-8 range of the next piece, or `nil` at the end.
    mutating func next(in text: Span<UInt8>) -> Range<Int>? {
        guard offset < text.count else { return nil }
        let start = offset
        let (first, length) = text.scalar(at: offset)
        offset += length
        var rules = WordRules(first: ScalarProperties(first))
        while offset < text.count {
            let (scalar, length) = text.scalar(at: offset)
            guard rules.extends(to: ScalarProperties(scalar), endingAt: offset + length, in: text) else { break }
            offset += length
        }
        return start..<offset
    }
}

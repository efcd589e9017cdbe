import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("boundaries in text, against the test files of the Unicode Character Database")
struct BreakTests {
    @Test("every line of GraphemeBreakTest")
    func graphemes() throws {
        try compare("GraphemeBreakTest", known: NewerRules.graphemes) { text in
            var scanner = ClusterScanner(model: .grapheme)
            var boundaries = [0]
            let bytes = text.utf8Span.span
            while let cluster = scanner.next(in: bytes, before: bytes.count) { boundaries.append(cluster.end) }
            return boundaries
        }
    }

    @Test("every line of WordBreakTest")
    func words() throws {
        try compare("WordBreakTest", known: NewerRules.words) { text in
            var scanner = WordScanner()
            var boundaries = [0]
            let bytes = text.utf8Span.span
            while let word = scanner.next(in: bytes) { boundaries.append(word.upperBound) }
            return boundaries
        }
    }

    @Test("every line of LineBreakTest")
    func lines() throws {
        try compare("LineBreakTest", known: NewerRules.lines) { text in
            var breaker = LineBreaker()
            var boundaries: [Int] = []
            let bytes = text.utf8Span.span
            var offset = 0
            while offset < bytes.count {
                let (scalar, length) = bytes.scalar(at: offset)
                if breaker.take(scalar, endingAt: offset + length, in: bytes) != .prohibited {
                    boundaries.append(offset)
                }
                offset += length
            }
            return boundaries + [offset]
        }
    }

    /// Compares every row of a file, except those that a newer version of Unicode decides otherwise: they are named.
    private func compare(_ file: String, known: Set<String>, _ boundaries: (String) -> [Int]) throws {
        let rows = try BreakTestFile(file).rows
        try #require(rows.count > 500)
        var different: Set<String> = []
        for row in rows where boundaries(row.text) != row.boundaries { different.insert(row.name) }
        #expect(different.subtracting(known).sorted() == [], "\(file)")
        #expect(known.subtracting(different).sorted() == [], "no longer different in \(file)")
    }
}

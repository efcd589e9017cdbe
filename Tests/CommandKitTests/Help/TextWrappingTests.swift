import Testing

@testable import CommandKit

@Suite("wrapping text")
struct TextWrappingTests {
    @Test("words move whole, paragraphs stay apart, and indented lines are kept")
    func rows() {
        let rows: [(String, Int, [String])] = [
            ("", 10, [""]), ("one two", 10, ["one two"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
            ("abcdefgh ij", 4, ["abcdefgh", "ij"]), ("a\nb", 10, ["a b"]), ("a\n\nb", 10, ["a", "", "b"]),
            ("a\n  b  c\nd", 10, ["a", "  b  c", "d"]), ("a  b", 10, ["a b"]),
        ]
        for (text, width, lines) in rows {
            #expect(wrapped(text, width: width) == lines, "\(text) in \(width)")
        }
    }

    @Test("nothing but blanks is lost, and no line with two words is too wide")
    func everything() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SeededGenerator(seed)
        for _ in 0..<300 {
            let text = String((0..<80).compactMap { _ in "ab, é  \n".randomElement(using: &random) })
            let width = Int.random(in: 1...30, using: &random)
            let lines = wrapped(text, width: width)
            #expect(
                lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "seed \(seed): \(text)")
            let broken = lines.filter { $0.count > width && !$0.hasPrefix(" ") && $0.contains(" ") }
            #expect(broken.isEmpty, "seed \(seed): \(text)")
        }
    }
}

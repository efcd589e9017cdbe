import Testing
import TextViewKit
import TextViewKitInterface

@Suite("wrapping, truncation and alignment")
struct WrappingTests {
    /// The rows as a person sees them, one string a line, and the indent as dots.
    private func rows(_ text: StyledText, _ width: Int, _ change: (inout TextLayout) -> Void = { _ in }) -> [String] {
        var layout = TextLayout()
        change(&layout)
        return layout.lines(of: text, width: width).map { Picture.row(of: $0, width: width) }
    }

    @Test("words wrap where UAX 14 lets them, and a word that is too long is folded")
    func words() {
        let table: [(StyledText, Int, [String])] = [
            ("the quick brown fox", 9, ["the quick", "brown fox"]),
            ("the quick brown fox", 6, ["the", "quick", "brown", "fox"]),
            ("well-known words", 6, ["well-", "known", "words"]),
            ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
            ("hello\u{A0}world", 12, ["hello\u{A0}world"]), ("hello\u{A0}world", 8, ["hello\u{A0}wo", "rld"]),
            ("文", 1, [" "]), ("한글", 1, [" ", " "]), ("日本語。", 4, ["日本", "語。"]), ("     ", 9, ["     "]),
            ("ab\n\ncd", 9, ["ab", "", "cd"]), ("ab\n", 9, ["ab", ""]), ("", 9, [""]), ("a\r\nb", 9, ["a", "b"]),
            ("a中文b", 3, ["a中", "文b"]), ("ab👍c", 4, ["ab👍", "c"]),
        ]
        for (text, width, expected) in table { #expect(rows(text, width) == expected, "\(text.plain) at \(width)") }
    }

    @Test("characters wrap anywhere, and never half a glyph")
    func characters() {
        let table: [(StyledText, Int, [String])] = [
            ("ありがとう", 3, ["あ", "り", "が", "と", "う"]), ("あ1り2が3と4う56", 3, ["あ1", "り2", "が3", "と4", "う5", "6"]),
            ("a b c", 2, ["a ", "b ", "c"]), ("👨‍👩‍👧‍👦👍🏽", 2, ["👨‍👩‍👧‍👦", "👍🏽"]),
        ]
        for (text, width, expected) in table {
            #expect(rows(text, width) { $0.wrapping = .character } == expected, "\(text.plain) at \(width)")
        }
    }

    @Test("a line that is not the last one gets no empty row, whatever controls stand at the break")
    func tails() {
        #expect(rows(StyledText(String(repeating: "x", count: 85) + "\u{1B}"), 80).count == 2)
        #expect(rows("abc\u{200D}", 3) == ["abc\u{200D}"])
        #expect(rows("abcd\u{200D}", 3).count == 2)
    }

    @Test("what is too long loses its head, middle or tail, and shows that it did")
    func truncation() {
        let table: [(TextTruncation, [String])] = [
            (.tail, ["abcd…"]), (.head, ["…wxyz"]), (.middle, ["ab…yz"]), (.clip, ["abcde"]),
        ]
        for (kind, expected) in table {
            let shown = rows("abcdefghijklmnopqrstuvwxyz", 5) { ($0.wrapping, $0.truncation) = (.none, kind) }
            #expect(shown == expected, "\(kind)")
        }
        #expect(rows("日本語日本語", 6) { $0.wrapping = .none } == ["日本…"])
        #expect(rows("日本語日本語", 1) { $0.wrapping = .none } == ["…"])
        #expect(rows("日本語", 3) { ($0.wrapping, $0.truncation) = (.none, .clip) } == ["日"])
    }

    @Test("the line limit truncates the last line, and shows no line break")
    func limit() {
        #expect(rows("one two three four", 9) { $0.lineLimit = 1 } == ["one two …"])
        #expect(rows("one two three four five", 9) { $0.lineLimit = 2 } == ["one two", "three fo…"])
        #expect(rows("耐許ヱヨカハ調出あゆ監\n件び理別\n", 14) { $0.lineLimit = 1 } == ["耐許ヱヨカハ…"])
        #expect(rows("one\ntwo", 9) { $0.lineLimit = 1 } == ["one…"])
        #expect(rows("one", 9) { $0.lineLimit = 1 } == ["one"])
        #expect(rows("one\ntwo three", 7) { ($0.lineLimit, $0.truncation) = (1, .head) } == ["… three"])
    }

    @Test("lines stand left, in the middle or right; later lines of a paragraph hang")
    func alignment() {
        #expect(rows("ab c", 3) { $0.alignment = .trailing } == [".ab", "..c"])
        #expect(rows("abc", 6) { $0.alignment = .center } == [".abc"])
        #expect(rows("one two\nthree four", 6) { $0.hangingIndent = 2 } == ["one", "..two", "three", "..four"])
        #expect(rows("ab", 1) { $0.hangingIndent = 99 } == ["a", "b"])
    }

    @Test("a tab reaches to the next stop")
    func tabs() {
        #expect(rows("a\tb", 20) == ["a       b"])
        #expect(rows("a\tbc\td", 20) { $0.tabWidth = 4 } == ["a   bc  d"])
        #expect(rows("日\tb", 20) { $0.tabWidth = 2 } == ["日  b"])
        #expect(rows("ab\tc", 3) == ["ab ", "c"].map { $0.trimmed })
    }

    @Test("spaces that hang over the end of a line are not drawn beside it")
    func hanging() {
        let buffer = CellBuffer(width: 8, height: 1)
        buffer.fill(buffer.bounds, glyph: ".", style: .plain)
        for line in TextLayout().lines(of: "ab     ", width: 4) {
            buffer.write(line, atX: 0, y: 0, clippedTo: buffer.bounds)
        }
        #expect(Picture.rows(of: buffer) == ["ab  ...."])
    }

    @Test("the style goes on in the next row, and a cluster across two runs has that of the first")
    func styles() {
        let red = Style(foreground: .red)
        let text = StyledText([StyledRun("plain "), StyledRun("red words e", style: red), StyledRun("\u{301}x")])
        let lines = TextLayout().lines(of: text, width: 9)
        let buffer = CellBuffer(width: 9, height: lines.count)
        for (y, line) in lines.enumerated() { buffer.write(line, atX: 0, y: y, clippedTo: buffer.bounds) }
        #expect(Picture.rows(of: buffer) == ["plain red", "words éx ".decomposed])
        #expect(buffer.cell(atX: 6, y: 0)?.style == red)
        #expect(buffer.cell(atX: 0, y: 1)?.style == red)
        #expect(buffer.cell(atX: 6, y: 1)?.style == red)
        #expect(buffer.cell(atX: 7, y: 1)?.style == .plain)
    }

    @Test("the sources of the rows are the whole text, at every width, and every row but a blank one shows something")
    func property() {
        var numbers = SeededNumbers(state: 42)
        for _ in 0..<40 {
            let text = (0..<30).map { _ in RandomDrawing.texts.randomElement(using: &numbers) ?? "" }.joined(
                separator: " ")
            for width in 1...200 {
                var layout = TextLayout()
                layout.wrapping = TextWrapping.allCases.randomElement(using: &numbers) ?? .word
                layout.model = WidthModel.allCases.randomElement(using: &numbers) ?? .grapheme
                layout.hangingIndent = Int.random(in: 0..<4, using: &numbers)
                let lines = layout.lines(of: StyledText(text), width: width)
                var end = 0
                for line in lines {
                    #expect(
                        line.source.lowerBound == end && (!line.source.isEmpty || end == text.utf8.count), "seed 42")
                    #expect(line.width + line.indent <= width, "seed 42, \(text.debugDescription) at \(width)")
                    end = line.source.upperBound
                }
                #expect(end == text.utf8.count)
            }
        }
    }

    @Test("caret and hit test agree with what is drawn")
    func places() throws {
        let line = try #require(TextLayout().lines(of: "あいう", width: 9).first)
        #expect([0, 3, 6, 9].map(line.column) == [0, 2, 4, 6])
        let greeting = try #require(TextLayout().lines(of: "こんにちは", width: 20).first)
        #expect([0, 1, 2, 3, 9, 10, 99].map(greeting.offset) == [0, 0, 3, 3, 12, 15, 15])
    }

    @Test("no width, no line; a width near the largest number does no harm")
    func extremes() {
        for width in [0, -1, Int.min] { #expect(rows("text", width) == []) }
        var layout = TextLayout()
        (layout.tabWidth, layout.hangingIndent, layout.lineLimit) = (0, .max, 0)
        #expect(layout.lines(of: "a\tb", width: .max).count == 1)
        layout.tabWidth = .max
        for line in layout.lines(of: "a\tb\t", width: .max) {
            let buffer = CellBuffer(width: 2, height: 1)
            buffer.write(line, atX: .max, y: 0, clippedTo: buffer.bounds)
            buffer.write(line, atX: 0, y: 0, clippedTo: buffer.bounds)
        }
        let marks = StyledText("a" + String(repeating: "\u{301}", count: 1_000_000) + " b")
        #expect(TextLayout().lines(of: marks, width: 1).count == 2)
    }
}

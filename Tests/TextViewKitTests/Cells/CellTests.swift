import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("cells")
struct CellTests {
    private func buffer(_ rows: String...) -> CellBuffer {
        let buffer = CellBuffer(width: rows.map { TextMetrics().width(of: $0) }.max() ?? 0, height: rows.count)
        for (y, row) in rows.enumerated() { put(row, 0, y, into: buffer) }
        return buffer
    }

    private func put(_ text: String, _ x: Int, _ y: Int = 0, into buffer: CellBuffer) {
        buffer.write(text, style: .plain, atX: x, y: y, clippedTo: buffer.bounds)
    }

    @Test("a cell is sixteen bytes without padding")
    func size() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    @Test("whatever overwrites half of a wide glyph leaves a space in the other half")
    func halves() {
        let rows: [(String, String, Int, String)] = [
            ("你好        ", "X", 1, " X好        "), ("你好", "X", 0, "X 好"), ("日本", "中", 1, " 中 "),
            ("日本", "ab", 1, " ab "),
            ("日本", "é", 3, "日 é"), ("日本", "", 1, "日本"), ("日本", "\u{301}", 1, "日本"), ("ab", "日", 1, "a "),
            ("ab", "日", -1, " b"), ("日本", "éé", 1, " éé "), ("a日b", "xyz", -2, "z日b"),
        ]
        for (old, new, x, expected) in rows {
            let buffer = buffer(old)
            put(new, x, into: buffer)
            #expect(Picture.rows(of: buffer) == [expected], "\(new) at \(x) over \(old)")
        }
    }

    @Test("a box over rows of any script begins in its column on every one")
    func overlay() {
        let buffer = buffer("한국어한국어한국", "abcdefghijklmnop", "é한é한é한é한é한é한")
        for y in 0..<3 { put("|BOX|", 5, y, into: buffer) }
        for y in 0..<3 { #expect(buffer.cell(atX: 5, y: y)?.glyph == Glyph(scalar: 0x7C, width: 1), "row \(y)") }
        #expect(Picture.rows(of: buffer) == ["한국 |BOX|어한국  ", "abcde|BOX|klmnop  ", "é한é |BOX|한é한é한"])
    }

    @Test("text that is clipped leaves spaces for the halves of its glyphs")
    func clipping() {
        let buffer = CellBuffer(width: 8, height: 1)
        buffer.fill(buffer.bounds, glyph: ".", style: .plain)
        buffer.write("你好世界", style: .plain, atX: 0, y: 0, clippedTo: CellRect(x: 1, y: 0, width: 4, height: 1))
        #expect(Picture.rows(of: buffer) == [". 好 ..."])
    }

    @Test("filling, restyling and copying keep glyphs whole")
    func areas() {
        let text = buffer("a日本b", "cdefgh")
        text.fill(CellRect(x: 2, y: 0, width: 2, height: 1), glyph: "#", style: .plain)
        #expect(Picture.rows(of: text) == ["a ## b", "cdefgh"])
        let copy = buffer("中中中")
        copy.copy(CellRect(x: 1, y: 0, width: 3, height: 1), from: buffer("日本語"), toX: 1, y: 0)
        #expect(Picture.rows(of: copy) == ["  本中"])
        let red = buffer("a日b")
        red.restyle(CellRect(x: 1, y: 0, width: 1, height: 1), background: .red, adding: .bold)
        let styles = (0..<4).compactMap { red.cell(atX: $0, y: 0)?.style.background }
        #expect(styles == [.default, .red, .red, .default])
    }

    @Test("clusters keep all their scalars, and long ones as many as fit")
    func clusters() throws {
        let family = buffer("👨‍👩‍👧‍👦")
        #expect(Picture.rows(of: family) == ["👨‍👩‍👧‍👦"])
        let endless = CellBuffer(width: 3, height: 1)
        put("a" + String(repeating: "\u{301}", count: 1_000_000) + "b", 0, into: endless)
        let cell = try #require(endless.cell(atX: 0, y: 0))
        #expect(endless.text(of: cell).utf8.count == 255)
        #expect(endless.cell(atX: 1, y: 0)?.glyph == Glyph(scalar: 0x62, width: 1))
    }

    @Test("sizes and places of any magnitude are clipped")
    func extremes() {
        for size in [0, -1, Int.min] { #expect(CellBuffer(width: size, height: 3).bounds.isEmpty) }
        #expect(CellBuffer(width: .max, height: 1).width == CellBuffer.limit)
        for size in [0, 1] {
            let buffer = CellBuffer(width: size, height: size)
            for place in [Int.min, -1, 0, 1, Int.max] {
                let huge = CellRect(x: place, y: place, width: .max, height: .max)
                buffer.fill(huge, style: .plain)
                buffer.restyle(huge, background: .red)
                buffer.copy(huge, from: CellBuffer(width: 2, height: 2), toX: place, y: place)
                buffer.write("日a\t", style: .plain, atX: place, y: place, clippedTo: huge)
                for line in TextLayout().lines(of: "日a\tb", width: 9) {
                    buffer.write(line, atX: place, y: place, clippedTo: huge)
                }
            }
            let writer = FrameWriter()
            writer.write(buffer, cursor: CursorPlace(x: .max, y: .min))
        }
    }

    @Test("bytes that are not UTF-8 become replacement characters of one cell")
    func invalid() {
        let text = String(decoding: [0x61, 0xFF, 0xE6, 0x97, 0xC0, 0x80, 0x62] as [UInt8], as: UTF8.self)
        #expect(TextMetrics().width(of: text) == text.unicodeScalars.count)
        #expect(Picture.rows(of: buffer(text)) == [text])
    }

    @Test("clusters that no cell shows any more are dropped, and the screen does not change")
    func collecting() throws {
        let buffer = CellBuffer(width: 40, height: 2)
        let writer = FrameWriter()
        put("e\u{301}", 0, 1, into: buffer)
        for round in UInt32(0)..<3_000 {
            let marks = (0..<6).compactMap { Unicode.Scalar(0x300 + (round >> $0 * 2) % 64) }.map { "\($0)" }.joined()
            put("a" + marks + "b" + marks + "c" + marks, 0, into: buffer)
            writer.write(buffer)
        }
        #expect(Picture.rows(of: buffer)[1].hasPrefix("e\u{301} "))
        writer.write(buffer)
        #expect(writer.output.isEmpty)
    }
}

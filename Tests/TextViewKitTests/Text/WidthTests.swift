import Testing
@testable import TextViewKit
import TextViewKitInterface

@Suite("the width of text in cells")
struct WidthTests {
    private func width(_ text: String, _ model: WidthModel = .grapheme) -> Int {
        TextMetrics(model: model).width(of: text)
    }

    @Test("single strings of bug reports in the grapheme model")
    func reported() {
        let rows: [(String, Int)] = [
            ("❄️", 2), ("❤️", 2), ("❤", 1), ("🏕️", 2), ("🎙️", 2), ("🎙", 1), ("✅\u{FE0E}", 1), ("⌚\u{FE0E}", 1),
            ("👨‍👨‍👧", 2), ("👏🏽", 2), ("\u{1F1EC}", 2), ("🇬🇧", 2), ("|🇬|🇧|", 7), ("राष्ट्र परीक्षण", 11), ("กำ", 2),
            ("สวัสดีครับ", 7), ("⚡", 2), ("🏳️‍🌈", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("⚠️", 2), ("नमस्ते", 4), ("☝🏽", 2),
            ("", 0), ("あいう", 6), ("你好", 4), ("e\u{301}", 1), ("a\u{200B}b", 2), ("\u{AD}", 0), ("█░", 2),
        ]
        for (text, expected) in rows { #expect(width(text) == expected, "\(text.debugDescription)") }
    }

    @Test("the same in the legacy model, scalar by scalar")
    func legacy() {
        let rows: [(String, Int)] = [
            ("🏳️‍🌈", 3), ("👨‍👩‍👧‍👦", 8), ("👍🏽", 4), ("⚠️", 1), ("नमस्ते", 4), ("👨‍👨‍👧", 6), ("👏🏽", 4), ("❤️", 1), ("あ", 2),
            ("e\u{301}", 1), ("สวัสดีครับ", 7),
        ]
        for (text, expected) in rows { #expect(width(text, .legacy) == expected, "\(text.debugDescription)") }
    }

    @Test("controls, escapes and bidi controls take no cell, wherever they stand", arguments: WidthModel.allCases)
    func controls(model: WidthModel) {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF...0xFEFF,
        ]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            #expect(width("\(scalar)", model) == 0, "\(scalar.value)")
            #expect(width("a\(scalar)b", model) == 2, "\(scalar.value)")
        }
        #expect(width("\u{FE0F}", model) == 0)
        #expect(width("\u{301}a", model) == 1)
    }

    @Test("every sequence of emoji-test is one cluster: two cells unless its unqualified form is text")
    func emoji() throws {
        let wide = try UnicodeFile("EastAsianWidth.txt").scalars { $0 == "W" || $0 == "F" }
        let rows = try UnicodeFile("emoji/emoji-test.txt").rows
        #expect(rows.count > 4_500)
        for row in rows {
            let text = UnicodeFile.text(row[0])
            let visible = text.unicodeScalars.filter { ![0x200D, 0xFE0F, 0x20E3].contains($0.value) }
            let isText =
                row[1] == "unqualified" && visible.count == 1 && !wide.contains(visible[visible.startIndex].value)
            #expect(width(text) == (isText ? 1 : 2), "\(row)")
            var clusters = 0
            TextMetrics().forEachCluster(in: text) { _, _, _ in clusters += 1 }
            #expect(clusters == 1, "\(row)")
        }
    }

    @Test("the legacy width of every sequence of emoji-test but flags is the sum of its scalars'")
    func legacyEmoji() throws {
        let wide = try UnicodeFile("EastAsianWidth.txt").scalars { $0 == "W" || $0 == "F" }
        for row in try UnicodeFile("emoji/emoji-test.txt").rows {
            let text = UnicodeFile.text(row[0])
            let scalars = text.unicodeScalars.map(\.value)
            guard !scalars.contains(where: { 0x1F1E6...0x1F1FF ~= $0 }) else { continue }
            let sum = scalars.reduce(0) { sum, scalar in
                let isMark = [0x200D, 0xFE0F, 0x20E3].contains(scalar) || 0xE0020...0xE007F ~= scalar
                return sum + (isMark ? 0 : wide.contains(scalar) ? 2 : 1)
            }
            #expect(width(text, .legacy) == sum, "\(row)")
        }
    }

    @Test("every variation sequence: two cells as emoji, one as text")
    func variations() throws {
        let rows = try UnicodeFile("emoji/emoji-variation-sequences.txt").rows
        #expect(rows.count > 700)
        for row in rows { #expect(width(UnicodeFile.text(row[0])) == (row[1] == "emoji style" ? 2 : 1), "\(row)") }
    }

    @Test("every Hangul syllable of jamo is one cluster of two cells", arguments: WidthModel.allCases)
    func jamo(model: WidthModel) {
        var faults: [String] = []
        for leading in UInt32(0x1100)...0x1112 {
            for vowel in UInt32(0x1161)...0x1175 {
                for trailing in [0] + Array(UInt32(0x11A8)...0x11C2) {
                    let codes = trailing == 0 ? [leading, vowel] : [leading, vowel, trailing]
                    let text = String(String.UnicodeScalarView(codes.compactMap(Unicode.Scalar.init)))
                    if width(text, model) != 2 { faults.append(text) }
                }
            }
        }
        for syllable in UInt32(0xAC00)...0xD7A3 {
            let text = Unicode.Scalar(syllable).map { "\($0)" } ?? ""
            if width(text, model) != 2 { faults.append(text) }
        }
        #expect(faults == [])
    }

    @Test("marks of Thai, Devanagari and Arabic take no cell, spacing marks one", arguments: WidthModel.allCases)
    func marks(model: WidthModel) throws {
        let blocks: [(String, ClosedRange<UInt32>)] = [
            ("ก", 0xE00...0xE7F), ("क", 0x900...0x97F), ("ب", 0x600...0x6FF), ("ب", 0x8D3...0x8FF),
        ]
        let rows = try UnicodeFile("UnicodeData.txt").rows
        var count = 0
        for (base, block) in blocks {
            for row in rows where ["Mn", "Mc", "Me"].contains(row[2]) {
                guard let code = UInt32(row[0], radix: 16), block.contains(code) else { continue }
                count += 1
                #expect(width(base + UnicodeFile.text(row[0]), model) == (row[2] == "Mc" ? 2 : 1), "\(row[0])")
            }
        }
        #expect(count > 100)
    }

    @Test("a cluster of a million marks is one step, taken with a state that does not grow")
    func endless() {
        let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
        var scanner = ClusterScanner(model: .grapheme)
        let cluster = scanner.next(in: text.utf8Span.span, before: text.utf8.count)
        #expect(cluster?.end == 2_000_001 && scanner.offset == 2_000_001)
        #expect(MemoryLayout<GraphemeRules>.size <= 32)
        #expect(_isPOD(GraphemeRules.self) && _isPOD(ClusterMeasure.self))
        #expect(width("a" + String(repeating: "\u{301}", count: 1_000_000)) == 1)
        #expect(width(String(repeating: "\u{301}", count: 1_000_000)) == 0)
        #expect(width("क" + String(repeating: "\u{94D}क", count: 100_000)) == 2)
    }
}

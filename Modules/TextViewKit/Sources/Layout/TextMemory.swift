import TextViewKitInterface

/// What was worked out for the text of one element.
final class TextMemory {
    /// The text as it is drawn: with blocks in place of what is redacted.
    let text: StyledText
    /// The columns of a text that is one line of glyphs standing by themselves; `nil` for every other text.
    ///
    /// Such a text needs no line breaking as long as it fits.
    let simpleWidth: Int?
    /// The lines that are painted.
    var lines: [TextLine] = []
    /// Whether the element is drawn without breaking lines.
    var isSimple = false

    init(_ content: Paragraph, _ metrics: TextMetrics) {
        text = content.isRedacted ? TextMemory.redacted(content.text, metrics) : content.text
        simpleWidth = TextMemory.simpleWidth(text, metrics)
    }

    private static func redacted(_ text: StyledText, _ metrics: TextMetrics) -> StyledText {
        StyledText(
            text.runs.map { run in
                let blocks = run.text.map { character in
                    character.isWhitespace
                        ? String(character) : String(repeating: "▒", count: metrics.width(of: String(character)))
                }
                return StyledRun(blocks.joined(), style: Style(attributes: .dim))
            })
    }

    private static func simpleWidth(_ text: StyledText, _ metrics: TextMetrics) -> Int? {
        var width = 0
        for run in text.runs {
            if let letters = run.text.printableASCIICount {
                width += letters
            } else if run.text.standsAlone {
                width += metrics.width(of: run.text)
            } else {
                return nil
            }
        }
        return width
    }
}

extension String {
    /// The number of letters of a text that is nothing but printable ASCII, otherwise `nil`.
    fileprivate var printableASCIICount: Int? {
        utf8.withContiguousStorageIfAvailable { bytes in
            // Without an early end the compiler looks at many bytes at once.
            bytes.reduce(UInt8(0)) { $0 | (($1 &- 0x20) < 0x5F ? 0 : 1) } == 0 ? bytes.count : nil
        } ?? nil
    }

    /// Whether the text has no line break, tab or other control, and begins with a glyph that never joins what stands
    /// before it: printable ASCII, a box or a block.
    fileprivate var standsAlone: Bool {
        guard let first = unicodeScalars.first else { return true }
        guard first.isASCII || (0x2500...0x259F).contains(first.value) else { return false }
        return !unicodeScalars.contains { $0.isBreakOrControl }
    }
}

extension Unicode.Scalar {
    /// C0 and C1 controls, line and paragraph separators, and what changes the direction of writing.
    fileprivate var isBreakOrControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
    }
}

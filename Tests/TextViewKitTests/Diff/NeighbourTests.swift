import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@Suite("texts that stand side by side")
struct NeighbourTests {
    /// What rules GB6, GB9, GB9a, GB9b, GB9c, GB11, GB12 of UAX 29 would join if both were one text.
    private static let pairs: [(left: String, right: String)] = [
        ("ᄀ", "가"), ("ᄀ", "ᄀ"), ("a", "\u{1F3FD}"), ("👍", "\u{1F3FD}"), ("a", "\u{903}"), ("\u{FFFD}", "\u{119DF}"),
        ("日", "\u{93F}"), ("\u{600}", "1"), ("\u{D4E}", "ക"), ("क\u{94D}", "ष"), ("👨\u{200D}", "👩"), ("🇬", "🇧"),
        (" ", "\u{93E}"), ("", "\u{93E}"),
    ]

    @Test("two texts never become one cluster of the terminal", arguments: WidthModel.allCases)
    func pairs(model: WidthModel) throws {
        for pair in Self.pairs {
            let buffer = CellBuffer(width: 12, height: 1)
            let writer = FrameWriter()
            var terminal = ModelTerminal(width: 12, height: 1, model: model)
            for offset in [1, 0, 2] {
                buffer.fill(buffer.bounds, style: .plain)
                let columns = buffer.write(
                    pair.left, style: .plain, atX: offset, y: 0, clippedTo: buffer.bounds, model: model)
                buffer.write(
                    pair.right, style: .plain, atX: offset + columns, y: 0, clippedTo: buffer.bounds, model: model)
                buffer.write("|", style: .plain, atX: 9, y: 0, clippedTo: buffer.bounds)
                writer.write(buffer)
                try terminal.apply(writer.output)
                #expect(terminal.difference(from: buffer) == nil, "\(pair) at \(offset)")
            }
        }
    }

    /// An emoji with a presentation selector, a replacement character, and a regional indicator on its own.
    private static let disputed = ["\u{2744}\u{FE0F}", "\u{FFFD}", "\u{1F1EC}"]

    @Test("of two glyphs of disputed width the last column's stands back, and comes when the other goes")
    func lastColumn() throws {
        for model in WidthModel.allCases {
            for (left, right) in Self.disputed.flatMap({ left in Self.disputed.map { (left, $0) } }) {
                let width = 2 + TextMetrics(model: model).width(of: right)
                let buffer = CellBuffer(width: width, height: 1)
                let writer = FrameWriter()
                var terminal = ModelTerminal(width: width, height: 1, model: model)
                for (number, neighbour) in [left, "x", left, " ", "x"].enumerated() {
                    buffer.fill(buffer.bounds, style: .plain)
                    buffer.write(neighbour, style: .plain, atX: 1, y: 0, clippedTo: buffer.bounds, model: model)
                    buffer.write(right, style: .plain, atX: 2, y: 0, clippedTo: buffer.bounds, model: model)
                    writer.write(buffer)
                    try terminal.apply(writer.output)
                    #expect(terminal.difference(from: buffer) == nil, "\(left) \(right) \(model) \(number)")
                }
            }
        }
    }
}

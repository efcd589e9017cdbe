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
}

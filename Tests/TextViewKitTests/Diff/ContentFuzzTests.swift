import Testing
import TextViewKit
import TextViewKitInterface
import TextViewKitTesting

@Suite("text of random bytes")
struct ContentFuzzTests {
    /// What terminals obey: introducers, terminators and parameters of sequences, controls, bidi controls, separators.
    private static let hostile: [[UInt8]] =
        [
            "\u{1B}[", "\u{1B}]8;;", "\u{1B}P", "\u{1B}\\", "\u{9B}", "\u{9D}", "\u{9C}", "\u{90}", "2J", "?1049h",
            ";5H", "31m", "\u{7}",
            "\r", "\n", "\t", "\u{8}", "\u{7F}", "\u{0}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{2028}", "\u{200D}",
            "\u{FE0F}",
            "\u{E007F}", "\u{301}", "❤", "👩", "日", "क", "\u{94D}", "🇬", "a", " ",
        ].map { (text: String) in Array(text.utf8) } + [
            [0xFF], [0xC0, 0x9B], [0xE6, 0x97], [0xF4, 0x90, 0x80, 0x80], [0xED, 0xA0, 0x80],
        ]

    @Test("moves no cursor, changes no mode, and is drawn as it is laid out", arguments: WidthModel.allCases)
    func harmless(model: WidthModel) throws {
        let seed: UInt64 = 1979
        var numbers = SeededNumbers(state: seed)
        let (writer, buffer) = (FrameWriter(), CellBuffer(width: 24, height: 5))
        var terminal = ModelTerminal(width: 24, height: 5, model: model)
        for step in 0..<800 {
            var layout = TextLayout()
            layout.wrapping = TextWrapping.allCases[step % 3]
            for (y, line) in layout.lines(of: StyledText(text(&numbers)), width: 24).enumerated() {
                buffer.write(line, atX: step % 3 - 1, y: y, clippedTo: buffer.bounds)
            }
            writer.write(buffer)
            try terminal.apply(writer.output)
            let difference = terminal.difference(from: buffer)
            try #require(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
        }
    }

    private func text(_ numbers: inout SeededNumbers) -> String {
        let pieces = (0..<Int.random(in: 0..<20, using: &numbers)).map { _ in
            Bool.random(using: &numbers)
                ? Self.hostile.randomElement(using: &numbers) ?? [] : [UInt8.random(in: 0...255, using: &numbers)]
        }
        return String(decoding: pieces.joined(), as: UTF8.self)
    }
}

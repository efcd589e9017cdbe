import TextViewKit
import TextViewKitInterface

/// Random numbers that a seed determines (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Draws something into a buffer, of everything that could go wrong.
struct RandomDrawing {
    static let texts = [
        "plain words", "a", "x", "日本語", "한글", "e\u{301}a\u{308}", "❤️", "♻️b", "👩‍👩‍👧‍👦", "👍🏽", "⚠️!", "🇬🇧", "🇬", "⌚\u{FE0E}",
        "नमस्ते", "กำ", "1️⃣", "█████████░░░░░░░", "     ", "\u{1B}[2Jx", "a\u{202E}b\u{9B}31m", "\r\n\t\u{8}z", "\u{FE0F}q",
        "\u{FFFD}", "",
    ]

    static func draw(into buffer: CellBuffer, _ numbers: inout SeededNumbers) {
        let (x, y) = (Int.random(in: -4..<34, using: &numbers), Int.random(in: -1..<10, using: &numbers))
        let area = CellRect(
            x: x, y: y, width: Int.random(in: 0..<60, using: &numbers), height: Int.random(in: 0..<6, using: &numbers))
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: buffer.fill(area, style: style(&numbers))
        case 1:
            buffer.fill(
                area, glyph: ["─", "█", " ", "日"].randomElement(using: &numbers) ?? " ", style: style(&numbers))
        case 2: buffer.restyle(area, background: .indexed(17), adding: .bold, removing: .reverse)
        case 3, 4: scroll(buffer, &numbers)
        case 5:
            let run = StyledRun(text(&numbers), style: style(&numbers), link: "https://a.b/\(x)")
            for line in TextLayout().lines(of: StyledText([run, StyledRun(text(&numbers))]), width: 9) {
                buffer.write(line, atX: x, y: y, clippedTo: buffer.bounds)
            }
        default:
            buffer.write(
                text(&numbers) + text(&numbers), style: style(&numbers), atX: x, y: y, clippedTo: buffer.bounds)
        }
    }

    private static func text(_ numbers: inout SeededNumbers) -> String { texts.randomElement(using: &numbers) ?? "" }

    private static func style(_ numbers: inout SeededNumbers) -> Style {
        let colours: [Colour] = [.default, .default, .red, .indexed(200), .rgb(1, 2, 3), .blue.bright]
        return Style(
            foreground: colours.randomElement(using: &numbers) ?? .default,
            background: colours.randomElement(using: &numbers) ?? .default,
            attributes: TextAttributes(
                rawValue: UInt16.random(in: 0..<256, using: &numbers) & .random(in: 0..<256, using: &numbers)))
    }

    /// Moves a band of rows up or down, as lists do.
    private static func scroll(_ buffer: CellBuffer, _ numbers: inout SeededNumbers) {
        let copy = CellBuffer(width: buffer.width, height: buffer.height, arena: buffer.arena)
        copy.copy(buffer.bounds, from: buffer, toX: 0, y: 0)
        let top = Int.random(in: 0..<6, using: &numbers)
        let band = CellRect(x: 0, y: top, width: buffer.width, height: Int.random(in: 0..<12, using: &numbers))
        buffer.copy(band, from: copy, toX: 0, y: top + Int.random(in: -2...2, using: &numbers))
    }
}

import Testing
import TextViewKit
import TextViewKitInterface

@Suite("endless and broken input is bounded")
struct InputBoundsTests {
    /// What never ends, what always begins anew, what is no UTF-8.
    private static let floods: [(name: String, piece: [UInt8])] = [
        ("ESC [", Array("\u{1B}[".utf8)), ("ESC", [0x1B]), ("parameters", Array("1;".utf8)),
        ("mouse", Array("\u{1B}[<".utf8)), ("strings", Array("\u{1B}]".utf8)), ("marks", Array("e\u{301}".utf8)),
        ("joiners", Array("👨\u{200D}".utf8)), ("half scalars", [0xF0, 0x9F]), ("half ends", Array("\u{1B}[201".utf8)),
    ]

    @Test(
        "each byte of a flood is looked at no more than twice, and little is kept of it",
        arguments: ["", "\u{1B}[", "\u{1B}[<", "\u{1B}]", "\u{1B}P", "\u{1B}[200~"])
    func floods(opening: String) {
        for flood in Self.floods {
            let bytes = Array(opening.utf8) + (0..<(1 << 15) / flood.piece.count).flatMap { _ in flood.piece }
            var parser = InputParser()
            for start in stride(from: 0, to: bytes.count, by: 4096) {
                _ = parser.feed(bytes[start..<min(bytes.count, start + 4096)])
                #expect(parser.keptBytes <= (opening.hasSuffix("200~") ? bytes.count : 5000), "\(flood.name)")
            }
            #expect(parser.steps <= 2 * bytes.count, "\(flood.name)")
        }
    }

    @Test("a megabyte of what begins and never ends is read in one pass")
    func megabyte() {
        var parser = InputParser()
        let bytes = (0..<1 << 19).flatMap { _ in [0x1B, 0x5B] as [UInt8] }
        _ = parser.feed(bytes)
        #expect(parser.steps <= 2 * bytes.count)
        #expect(parser.keptBytes == 0)
    }

    @Test("a paste is kept up to its limit, and its end is still found")
    func endlessPaste() {
        var parser = InputParser()
        _ = parser.feed("\u{1B}[200~".utf8)
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<5 { #expect(parser.feed(piece) == []) }
        #expect(parser.keptBytes == 4 << 20)
        let found = parser.feed("\u{1B}[201~y".utf8)
        #expect(found.count == 2)
        #expect(found.last == .event(.typing("y")))
        guard case .event(.paste(let text))? = found.first else { return #expect(Bool(false), "no paste") }
        #expect(text.utf8.count == 4 << 20)
    }

    @Test("whatever comes, a key works again after a silence")
    func recovery() {
        var random = SeededGenerator(state: 7)
        for _ in 0..<4_000 {
            var parser = InputParser()
            let alphabet = Array("\u{1B}[]<OPM0129;:?$~umhxé👨\u{200D}\r".utf8) + [0x9B, 0x80, 0xFF]
            let bytes = (0..<Int.random(in: 1...24, using: &random)).compactMap { _ in
                alphabet.randomElement(using: &random)
            }
            _ = parser.feed(bytes)
            while parser.patience != .none { _ = parser.timeOut() }
            let isPasting = parser.isInPaste
            let found = parser.feed([isPasting ? 0x03 : UInt8(ascii: "k")]) + parser.timeOut()
            #expect(found == [.event(isPasting ? .key(.character("c"), .control) : .typing("k"))], "\(bytes)")
        }
    }
}

import Testing

@testable import FeatureKit

@Suite("lines of the input")
struct LineBufferTests {
    private func lines(_ chunks: [String]) -> [String] {
        var buffer = LineBuffer()
        var lines: [String] = []
        for chunk in chunks + [""] {
            buffer.append(Array(chunk.utf8))
            while let line = buffer.next() { lines.append(line) }
        }
        return lines
    }

    @Test("lines come out whole, however the bytes arrive")
    func chunks() {
        let rows: [([String], [String])] = [
            ([], []), (["a\nb\n"], ["a", "b"]), (["a", "b\n", "c"], ["ab", "c"]), (["\n\n"], ["", ""]),
            (["a\r\n"], ["a\r"]), (["last"], ["last"]),
        ]
        for (input, expected) in rows { #expect(lines(input) == expected, "\(input)") }
    }

    @Test("a character split between two reads is whole in its line")
    func splitCharacter() {
        var buffer = LineBuffer()
        buffer.append([0xC3])
        #expect(!buffer.hasLine)
        buffer.append([0xA9, 0x0A])
        #expect(buffer.next() == "é")
    }

    @Test("bytes that are no UTF-8 become the replacement character")
    func invalid() {
        var buffer = LineBuffer()
        buffer.append([0x61, 0xFF, 0x0A])
        #expect(buffer.next() == "a\u{FFFD}")
    }
}

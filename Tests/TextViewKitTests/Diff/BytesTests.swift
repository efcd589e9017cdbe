import Testing
import TextViewKit
import TextViewKitInterface

/// The bytes themselves: the shortest that do the work.
@Suite("the bytes of frames")
struct BytesTests {
    /// The bytes of the last of several frames, with ESC as `^`.
    private func bytes(
        width: Int = 20, height: Int = 4, capabilities: TerminalCapabilities = .plain,
        _ draws: ((CellBuffer) -> Void)...
    ) -> String {
        let buffer = CellBuffer(width: width, height: height)
        let writer = FrameWriter(capabilities: capabilities)
        writer.write(buffer)
        for draw in draws {
            draw(buffer)
            writer.write(buffer)
        }
        return String(decoding: writer.output.withBytes(Array.init), as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    private func put(
        _ text: String, _ x: Int, _ y: Int = 0, _ style: Style = .plain, link: String? = nil
    ) -> (CellBuffer) -> Void {
        { buffer in
            let lines = TextLayout().lines(of: StyledText([StyledRun(text, style: style, link: link)]), width: 99)
            for line in lines { buffer.write(line, atX: x, y: y, clippedTo: buffer.bounds) }
        }
    }

    @Test("the cursor takes the cheapest way")
    func movement() {
        #expect(bytes(put("a", 0), put("b", 1)) == "b")
        #expect(bytes(put("9", 4), put("8", 4)) == "\u{8}8")
        #expect(bytes(put("abcd", 0), put("X", 0)) == "\rX")
        #expect(bytes(put("abc", 0), put("X", 0, 1)) == "\r\nX")
        #expect(bytes(put("abc", 0), put("X", 3, 1)) == "^[BX")
        #expect(bytes(put("abc", 0, 2), put("X", 3, 1)) == "^[AX")
        #expect(bytes(put("abc", 0, 2), put("X", 9)) == "^[1;10HX")
        #expect(bytes(put("abc", 0), put("X", 9)) == "^[6CX")
        #expect(bytes(put("abcdef", 0), put("XbcY", 0)) == "\rXbcY")
        #expect(bytes(put("a", 19), put("X", 18)) == "^[19GX")
    }

    @Test("styles change by what differs or from a reset, whichever is shorter")
    func styles() {
        let red = Style(foreground: .red, attributes: .bold)
        #expect(bytes(put("ab", 0, 0, red)) == "^[1;31mab")
        #expect(bytes(put("a", 0, 0, red), put("b", 1)) == "^[mb")
        #expect(bytes(put("ab", 0, 0, Style(attributes: TextAttributes(rawValue: 1 << 12)))) == "ab")
        #expect(bytes(put("a", 0, 0, red), put("b", 1, 0, Style(foreground: .red))) == "^[22mb")
        #expect(bytes(put("a", 0, 0, red), put("b", 1, 0, red)) == "b")
        #expect(bytes(put("a", 0, 0, Style(foreground: .red.bright, background: .indexed(7)))) == "^[91;48;5;7ma")
    }

    @Test("what becomes blank is erased")
    func erasing() {
        let end = bytes(put("abcdefgh", 0), { $0.fill(CellRect(x: 2, y: 0, width: 18, height: 1), style: .plain) })
        #expect(end == "^[6D^[K")
        let middle = bytes(
            width: 40, put(String(repeating: "x", count: 40), 0), put(String(repeating: " ", count: 20), 5))
        #expect(middle == "^[6G^[20X")
    }

    @Test("a run of the same glyph is repeated where the terminal can")
    func repeating() {
        var capabilities = TerminalCapabilities.plain
        capabilities.repeats = true
        #expect(bytes(capabilities: capabilities, put("████████ab", 0)) == "█^[7bab")
        #expect(bytes(put("███", 0)) == "███")
    }

    @Test("rows that moved are scrolled, within a region or by deleted lines")
    func scrolling() {
        let list = { (start: Int, range: Range<Int>) in
            { (buffer: CellBuffer) in
                for y in range {
                    buffer.write("row \(start + y)", style: .plain, atX: 0, y: y, clippedTo: buffer.bounds)
                }
            }
        }
        #expect(bytes(height: 8, list(10, 0..<8), list(11, 0..<8)) == "^[S\rrow 18")
        #expect(bytes(height: 8, list(10, 1..<8), list(11, 1..<8)).hasPrefix("^[2H^[M"))
        #expect(bytes(height: 8, list(10, 1..<7), list(11, 1..<7)).hasPrefix("^[2;7r^[S^[r"))
        #expect(bytes(height: 8, list(11, 1..<7), list(10, 1..<7)).hasPrefix("^[2;7r^[T^[r"))
    }

    @Test("colours degrade to what the terminal has, and NO_COLOR leaves attributes alone")
    func colours() {
        let style = Style(foreground: .rgb(255, 0, 0), background: .indexed(21), attributes: .bold)
        let rows: [(ColourDepth, String)] = [
            (.trueColour, "^[1;38;2;255;0;0;48;5;21ma"), (.indexed, "^[1;38;5;196;48;5;21ma"),
            (.ansi, "^[1;91;44ma"), (.none, "^[1ma"),
        ]
        for (depth, expected) in rows {
            var capabilities = TerminalCapabilities.plain
            capabilities.colours = depth
            #expect(bytes(capabilities: capabilities, put("a", 0, 0, style)) == expected, "\(depth)")
        }
        let environments: [([String: String], ColourDepth)] = [
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""], .trueColour),
            (["TERM": "xterm-256color"], .indexed), (["TERM": "linux"], .ansi), (["TERM": "dumb"], .none), ([:], .none),
        ]
        for (environment, expected) in environments {
            #expect(ColourDepth(environment: environment) == expected, "\(environment)")
        }
    }

    @Test("links are opened and closed, and nothing in their address can end them")
    func links() {
        var capabilities = TerminalCapabilities.plain
        capabilities.links = true
        let shown = bytes(capabilities: capabilities, put("a", 0, link: "https://x/é \u{1B}\\q"), put("b", 1))
        #expect(shown == "^]8;;^\\b")
        let opened = bytes(capabilities: capabilities, put("a", 0, link: "https://x/é \u{1B}\\q"))
        #expect(opened == "^]8;;https://x/%C3%A9%20%1B\\q^\\a")
        #expect(bytes(put("a", 0, link: "https://x")) == "a")
    }

    @Test("content never sends a control, in any text", arguments: WidthModel.allCases)
    func harmless(model: WidthModel) {
        let hostile = "\u{1B}[2J\u{9B}31m\u{1B}]0;title\u{7}\u{202E}abc\u{2066}\u{7F}\r\n\t\u{0}\u{85}"
        var layout = TextLayout()
        layout.model = model
        let shown = bytes { buffer in
            for (y, line) in layout.lines(of: StyledText(hostile), width: 40).enumerated() {
                buffer.write(line, atX: 0, y: y, clippedTo: buffer.bounds)
            }
        }
        for bad in ["^[2J", "\u{9B}", "^]0", "\u{202E}", "\u{2066}", "\u{7F}", "\u{0}", "\u{85}", "\t"] {
            #expect(!shown.contains(bad), "\(bad.debugDescription) in \(shown.debugDescription)")
        }
        #expect(shown.contains("[2J31m]0;titleabc"))
    }
}

extension TerminalCapabilities {
    /// Without what would stand around the bytes in question.
    fileprivate static var plain: TerminalCapabilities {
        var capabilities = TerminalCapabilities()
        (capabilities.synchronizes, capabilities.links) = (false, false)
        return capabilities
    }
}

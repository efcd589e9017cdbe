import Testing
import TextViewKit
import TextViewKitInterface

@Suite("bytes of a terminal become events")
struct InputParserTests {
    /// What comes out of reads and of the silence after them.
    private func inputs(_ reads: some Sequence<ArraySlice<UInt8>>) -> [TerminalInput] {
        var parser = InputParser()
        return reads.reduce([]) { $0 + parser.feed($1) } + parser.timeOut()
    }

    @Test("every sequence means the same at every point where two reads may divide it", arguments: InputRows.all)
    func splits(row: InputRow) {
        for split in 0...row.bytes.count {
            #expect(inputs([row.bytes[..<split], row.bytes[split...]]) == row.inputs, "divided at \(split)")
        }
        #expect(inputs(row.bytes.indices.map { row.bytes[$0...$0] }) == row.inputs, "byte by byte")
    }

    @Test("what means nothing types nothing", arguments: InputRows.garbage)
    func garbage(row: InputRow) {
        for split in 0...row.bytes.count {
            #expect(inputs([row.bytes[..<split], row.bytes[split...]]) == row.inputs, "divided at \(split)")
        }
    }

    @Test("all sequences in one read mean the same as one by one")
    func together() {
        var parser = InputParser()
        let found = parser.feed(InputRows.all.flatMap(\.bytes)) + parser.timeOut()
        #expect(found == InputRows.all.flatMap(\.inputs))
    }

    @Test("a cursor report is one only when it was asked for")
    func cursor() {
        var parser = InputParser()
        parser.expectsCursor = true
        #expect(parser.feed("\u{1B}[1;5R".utf8) == [.reply(.cursor(Point(x: 4, y: 0)))])
        #expect(parser.feed("\u{1B}[1;5R".utf8) == [.event(.key(.function(3), .control))])
    }

    @Test("an escape is a key when nothing follows it, and an arrow when it does")
    func escape() {
        var parser = InputParser()
        #expect(parser.feed([0x1B]) == [])
        #expect(parser.patience == .short)
        #expect(parser.timeOut() == [.event(.key(.escape))])
        #expect(parser.patience == .none)
        #expect(parser.feed([0x1B]) + parser.feed([0x5B]) + parser.feed([0x41]) == [.event(.key(.up))])
    }

    @Test(
        "what comes late after its escape is not typed",
        arguments: ["[<35;20;5m", "[?62;22c", "]11;rgb:0/0/0\u{7}", "[1;5A", "[A", "OP", "P>|xterm\u{1B}\\"])
    func late(rest: String) {
        var parser = InputParser()
        _ = parser.feed([0x1B])
        #expect(parser.timeOut() == [.event(.key(.escape))])
        let typed = (parser.feed(rest.utf8) + parser.timeOut()).filter(isTyping)
        #expect(typed == [])
    }

    @Test(
        "what comes late after its bracket is not typed, and a click is a click",
        arguments: [
            ("<0;20;5M", [InputEvent.mouse(.press(1), 19, 4)]), ("?62;22c", []), ("1;5A", [.key(.up, .control)]),
        ])
    func lateAfterBracket(rest: String, events: [InputEvent]) {
        var parser = InputParser()
        _ = parser.feed([0x1B, 0x5B])
        #expect(parser.timeOut() == [.event(.key(.character("["), .alt))])
        let found = (parser.feed(rest.utf8) + parser.timeOut()).compactMap { input in
            if case .event(let event) = input { event } else { nil }
        }
        #expect(found == events)
    }

    @Test("what a person types after Alt and a bracket is typed", arguments: ["<", "1", "x1", "A", "abc"])
    func typedAfterBracket(text: String) {
        var parser = InputParser()
        _ = parser.feed([0x1B, 0x5B])
        _ = parser.timeOut()
        #expect(parser.feed(text.utf8) == text.map { .event(.typing($0)) })
    }

    @Test("what a person types after Escape is typed", arguments: ["[", "[x1", "O", "]", "Php", "Only", "abc"])
    func typedAfterEscape(text: String) {
        var parser = InputParser()
        _ = parser.feed([0x1B])
        _ = parser.timeOut()
        #expect(parser.feed(text.utf8) == text.map { .event(.typing($0)) })
    }

    @Test("a sequence may pause in its middle for longer than an escape may wait")
    func pause() {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[<35;2".utf8) == [])
        #expect(parser.patience == .long)
        #expect(parser.feed("0;5M".utf8) == [.event(.mouse(.move, 19, 4))])
    }

    @Test(
        "keys with Alt that begin like a sequence are keys when nothing follows",
        arguments: [("\u{1B}[", "["), ("\u{1B}O", "O"), ("\u{1B}]", "]"), ("\u{1B}P", "P")])
    func alt(bytes: String, key: Character) {
        var parser = InputParser()
        #expect(parser.feed(bytes.utf8) == [])
        #expect(parser.patience == .short)
        #expect(parser.timeOut() == [.event(.key(.character(key), .alt))])
    }

    @Test("a letter is typed at once, and a picture waits for its other parts")
    func clusters() {
        var parser = InputParser()
        #expect(parser.feed("e".utf8) == [.event(.typing("e"))])
        #expect(parser.feed("👨".utf8) == [])
        #expect(parser.patience == .short)
        #expect(parser.feed("\u{200D}👧x".utf8) == [.event(.typing("👨‍👧")), .event(.typing("x"))])
        #expect(parser.feed("e\u{301}".utf8) == [.event(.typing("é"))])
    }

    @Test("a paste that stalls is delivered, and Ctrl-C leaves one that never ends")
    func stalledPaste() {
        var parser = InputParser()
        #expect(parser.feed("\u{1B}[200~rm -rf\r".utf8) == [])
        #expect(parser.timeOut() == [.event(.paste("rm -rf\n"))])
        #expect(parser.patience == .none)
        #expect(parser.feed("more\r".utf8) == [])
        #expect(parser.timeOut() == [.event(.paste("more\n"))])
        #expect(parser.feed([0x03]) == [.event(.key(.character("c"), .control))])
        #expect(parser.feed("x".utf8) == [.event(.typing("x"))])
    }

    private func isTyping(_ input: TerminalInput) -> Bool {
        if case .event(.key(let press)) = input { press.text != nil } else { false }
    }
}

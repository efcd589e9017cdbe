import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("Editing a line of text")
struct LineEditorTests {
    /// Presses keys, written as people write them, on a text with the caret at its end; shows the caret as `|`.
    private func edit(_ text: String, _ keys: String..., rules: FieldRules = FieldRules()) -> String {
        var editor = LineEditor(text, rules: rules, metrics: TextMetrics())
        var killed = ""
        for key in keys {
            guard let command = EditCommand(Self.press(key)) else { continue }
            editor.perform(command, killed: &killed)
        }
        return Self.shown(editor)
    }

    static func press(_ name: String) -> KeyPress {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        let prefixes: [(String, KeyModifiers)] = [("C-", .control), ("M-", .alt), ("S-", .shift)]
        while let prefix = prefixes.first(where: { rest.hasPrefix($0.0) }) {
            modifiers.insert(prefix.1)
            rest = rest.dropFirst(2)
        }
        let named: [Substring: Key] = [
            "left": .left, "right": .right, "home": .home, "end": .end, "backspace": .backspace, "delete": .delete,
        ]
        if let key = named[rest] { return KeyPress(key, modifiers) }
        let character = rest.first ?? " "
        return KeyPress(
            .character(character), modifiers, text: modifiers.isSubset(of: .shift) ? character : nil)
    }

    static func shown(_ editor: LineEditor) -> String {
        let (before, after) = (editor.clusters[..<editor.caret].joined(), editor.clusters[editor.caret...].joined())
        return before + "|" + after
    }

    @Test("keys of readline and of other text fields do what they say")
    func keys() {
        let rows: [(keys: [String], text: String)] = [
            ([], "one two|"), (["x"], "one twox|"), (["left", "x"], "one twx|o"), (["home", "x"], "x|one two"),
            (["C-a", "right", "x"], "ox|ne two"), (["backspace"], "one tw|"), (["home", "delete"], "|ne two"),
            (["C-w"], "one |"), (["C-u"], "|"), (["C-a", "C-k"], "|"), (["M-b"], "one |two"),
            (["M-b", "M-b"], "|one two"), (["C-left", "C-left"], "|one two"), (["home", "M-f"], "one| two"),
            (["home", "C-right", "C-right"], "one two|"), (["C-a", "M-d"], "| two"),
            (["C-w", "C-a", "C-y"], "two|one "), (["M-backspace"], "one |"), (["C-a", "C-d"], "|ne two"),
            (["C-h"], "one tw|"), (["C-b", "C-b", "C-f", "x"], "one twx|o"), (["home", "end", "x"], "one twox|"),
        ]
        for row in rows {
            var editor = LineEditor("one two", rules: FieldRules(), metrics: TextMetrics())
            var killed = ""
            for key in row.keys { EditCommand(Self.press(key)).map { editor.perform($0, killed: &killed) } }
            #expect(Self.shown(editor) == row.text, "\(row.keys)")
        }
    }

    @Test("the caret moves by what a person sees as one character, and a mark joins the letter before it")
    func graphemes() {
        #expect(edit("a👨‍👩‍👧e\u{301}", "left") == "a👨‍👩‍👧|e\u{301}")
        #expect(edit("a👨‍👩‍👧e\u{301}", "left", "left") == "a|👨‍👩‍👧e\u{301}")
        #expect(edit("a👨‍👩‍👧", "backspace") == "a|")
        #expect(edit("e", "\u{301}", "left") == "|e\u{301}")
        #expect(edit("🇬🇧🇺🇳", "backspace") == "🇬🇧|")
    }

    @Test("a selection is replaced, deleted as a whole, and left at its ends")
    func selection() {
        #expect(edit("one two", "S-left", "S-left", "x") == "one tx|")
        #expect(edit("one two", "S-C-left", "backspace") == "one |")
        #expect(edit("one two", "S-home", "left") == "|one two")
        #expect(edit("one two", "home", "S-right", "S-right", "right") == "on|e two")
        #expect(edit("one two", "S-home", "C-w", "C-y", "C-y") == "one twoone two|")
    }

    @Test("undo takes back a run of typing at once and each deletion by itself, redo brings them again")
    func undo() {
        #expect(edit("", "a", "b", "c", "C-_") == "|")
        #expect(edit("", "a", "b", "backspace", "C-_") == "ab|")
        #expect(edit("", "a", "b", "backspace", "C-_", "C-_") == "|")
        #expect(edit("", "a", "b", "C-_", "C-r") == "ab|")
        #expect(edit("", "a", "left", "b", "C-_") == "|a")
        #expect(edit("", "a", "C-_", "b", "C-r") == "b|")
        #expect(edit("x", "C-_", "C-r") == "x|")
    }

    @Test("what comes from outside is cleaned to one line without controls")
    func cleaning() {
        let rules = FieldRules()
        let rows = [
            ("a\r\nb", "a b"), ("a\n\nb\n", "a b"), ("a\tb", "a b"), ("a\u{1B}[31mb\u{7F}\u{9B}c", "a[31mbc"),
            ("é👨‍👩‍👧", "é👨‍👩‍👧"), ("a\u{2028}b", "a b"),
        ]
        for (pasted, taken) in rows { #expect(rules.cleaned(pasted) == taken) }
    }

    @Test("a code takes digits of any script, leaves out what divides them, and is never longer than its boxes")
    func code() {
        let rules = FieldRules(boxes: 6, digitsOnly: true)
        #expect(rules.cleaned("123 456") == "123456")
        #expect(rules.cleaned("G-123-456 is your code") == "123456")
        #expect(rules.cleaned("٣٤५") == "345")
        #expect(FieldRules(boxes: 6).cleaned("ab-12 ½") == "ab12½")
        #expect(edit("12345", "6", "7", rules: rules) == "123456|")
        #expect(edit("12345", "x", rules: rules) == "12345|")
    }

    @Test("of a secret nobody learns where its words end, and what is deleted does not come back elsewhere")
    func secret() {
        let rules = FieldRules(isSecret: true)
        #expect(edit("my secret", "M-b", rules: rules) == "|my secret")
        #expect(edit("my secret", "C-w", "C-y", rules: rules) == "|")
    }

    @Test("when the text is formatted while one types, the caret keeps its distance from the end")
    func formatting() {
        var editor = LineEditor("7495", rules: FieldRules(), metrics: TextMetrics())
        editor.follow("+7 495")
        #expect(Self.shown(editor) == "+7 495|")
        editor.place(3, selects: false)
        editor.follow("+7 (495")
        #expect(Self.shown(editor) == "+7 (|495")
        editor.follow("")
        #expect(Self.shown(editor) == "|")
    }

    @Test("columns are those of the glyphs, and both halves of a wide one belong to it")
    func columns() {
        let editor = LineEditor("あいう", rules: FieldRules(), metrics: TextMetrics())
        let view = FieldView(metrics: TextMetrics())
        #expect(view.caretColumn(editor) == 6)
        for (column, caret) in [(-1, 0), (0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3), (99, 3)] {
            #expect(view.caret(at: column, editor) == caret, "column \(column)")
        }
    }

    @Test("whatever is typed, the caret is in sight, and undoing everything gives the first text", arguments: [5, 77])
    func anything(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let keys = [
            "a", "b", " ", "あ", "\u{301}", "👨‍👩‍👧", "left", "right", "C-left", "C-right", "home", "end", "S-left",
            "S-C-right", "backspace", "delete", "C-w", "C-k", "C-y", "M-d",
        ]
        for _ in 0..<50 {
            var editor = LineEditor("one 二 three", rules: FieldRules(), metrics: TextMetrics())
            var view = FieldView(metrics: TextMetrics())
            var killed = ""
            for _ in 0..<60 {
                let key = keys[Int(random.next() % UInt64(keys.count))]
                EditCommand(Self.press(key)).map { editor.perform($0, killed: &killed) }
                view.reveal(editor, width: 6)
                #expect(0..<6 ~= view.caretColumn(editor), "seed \(seed), key \(key)")
            }
            for _ in 0..<200 { editor.perform(.undo, killed: &killed) }
            #expect(editor.text == "one 二 three", "seed \(seed)")
        }
    }
}

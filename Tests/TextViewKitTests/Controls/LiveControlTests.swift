import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("Live controls")
@MainActor
struct LiveControlTests {
    private let form = Form()

    private func field(width: Int = 20, secure: Bool = false) -> Harness {
        Harness(width: width, height: 3) { [self] in
            VStack(alignment: .leading) {
                if secure {
                    SecureField("PIN", text: form.text, onChange: form.sets { $0.text = $1 })
                } else {
                    TextField("Name", text: form.text, placeholder: "who", onChange: form.sets { $0.text = $1 })
                }
                Button("OK", form.does("ok"))
            }
        }
    }

    @Test("typing changes the model, and the caret stands behind what was typed")
    func typing() {
        let harness = field()
        #expect(harness.text.hasPrefix("Name who"))
        #expect(harness.caret == Point(x: 5, y: 0))
        harness.type("Ada👩‍🚀あ")
        #expect(form.text == "Ada👩‍🚀あ")
        #expect(harness.text.hasPrefix("Name Ada👩‍🚀あ"))
        #expect(harness.caret == Point(x: 12, y: 0))
        harness.press(.tab)
        #expect(harness.caret == nil)
    }

    @Test("a text that is longer than its field is moved so that the caret is in it")
    func longText() {
        let harness = field(width: 10)
        harness.type("abcdefgh")
        #expect(harness.text.hasPrefix("Name efgh\n"))
        #expect(harness.caret == Point(x: 9, y: 0))
        for _ in 0..<6 { harness.press(.left) }
        #expect(harness.caret == Point(x: 5, y: 0))
        #expect(harness.text.hasPrefix("Name cdefg\n"))
        harness.press(.tab)
        #expect(harness.text.hasPrefix("Name …efgh\n"))
    }

    @Test("a field keeps caret and history while the focus is elsewhere")
    func kept() {
        let harness = field()
        harness.type("abc")
        harness.press(.left)
        harness.press(.tab)
        harness.press(.tab)
        #expect(harness.caret == Point(x: 7, y: 0))
        harness.press("_", .control)
        #expect(form.text == "")
    }

    @Test("the model is right: what it does not accept does not stay in the field")
    func model() {
        let harness = Harness(width: 20, height: 1) { [self] in
            TextField("N", text: form.text) { text in .perform { form.text = text.filter(\.isNumber) } }
        }
        harness.type("1a2")
        #expect(form.text == "12")
        #expect(harness.text == "N 12")
        #expect(harness.caret == Point(x: 4, y: 0))
    }

    @Test("many keys that arrive before a frame each see what the one before did")
    func batch() {
        let harness = Harness(width: 20, height: 2) { [self] in
            VStack(alignment: .leading) {
                Toggle("on", isOn: form.isOn, onChange: form.sets { $0.isOn = $1 })
                TextField("N", text: form.text, onChange: form.sets { $0.text = $1 })
            }
        }
        harness.sendTogether([.key(KeyPress(.enter)), .key(KeyPress(.enter)), .key(KeyPress(.enter))])
        #expect(form.isOn)
        harness.press(.tab)
        harness.sendTogether("abc".map { .key(.typing($0)) })
        #expect(form.text == "abc")
    }

    @Test("a paste is cleaned to one line and goes to the caret as one piece")
    func paste() {
        let harness = field()
        harness.type("<>")
        harness.press(.left)
        harness.paste("a\r\nb\u{1B}[31m")
        #expect(form.text == "<a b[31m>")
        harness.press("_", .control)
        #expect(form.text == "<>")
    }

    @Test("a click puts the caret at the glyph, dragging selects, two clicks select a word")
    func mouse() {
        let harness = field()
        harness.type("こん two")
        harness.click(x: 6, y: 0)
        #expect(harness.caret == Point(x: 5, y: 0))
        harness.advance(by: .seconds(1))
        harness.send(.mouse(MouseEvent(.press(1), at: Point(x: 5, y: 0))))
        harness.send(.mouse(MouseEvent(.drag(1), at: Point(x: 9, y: 0))))
        harness.send(.mouse(MouseEvent(.release(1), at: Point(x: 9, y: 0))))
        harness.press("c", .alt)
        #expect(harness.copiedText == "こん")
        harness.advance(by: .seconds(1))
        harness.click(x: 11, y: 0)
        harness.click(x: 11, y: 0)
        harness.press("c", .alt)
        #expect(harness.copiedText == "two")
    }

    @Test("a secret is never shown, said or copied")
    func secret() {
        let harness = field(secure: true)
        harness.type("1234")
        #expect(form.text == "1234")
        #expect(harness.text.hasPrefix("PIN ••••\n"))
        harness.press("c", .alt)
        #expect(harness.copiedText == nil)
        #expect(!harness.accessibility.contains("1234"))
    }

    @Test("a code is one field: digits fill its boxes, a pasted code replaces them, Backspace takes one back")
    func code() {
        let harness = Harness(width: 20, height: 1) { [self] in
            CodeField("Code", code: form.text, length: 4, onChange: form.sets { $0.text = $1 })
        }
        harness.type("1x2")
        #expect(harness.text == "[1][2][ ][ ]")
        #expect(harness.caret == Point(x: 7, y: 0))
        harness.press(.backspace)
        harness.paste(" 23 45 ")
        #expect(form.text == "2345")
        #expect(harness.caret == Point(x: 10, y: 0))
        harness.click(x: 4, y: 0)
        harness.press(.delete)
        #expect(form.text == "245")
    }

    @Test(
        "of a message the code alone is pasted, over what was there; what is no code changes nothing",
        arguments: [
            ("Your code is 1337, valid 10 minutes", "1337"), ("١٣٣٧ is it", "1337"), ("ref 12, code 13-37.", "1337"),
            ("2024: code 1337\n@example.org #1337", "1337"), ("1337 or 7331", "9"), ("13375", "9"), ("①②③④", "9"),
            ("no code", "9"), ("1 3", "913"),
        ])
    func pastedMessage(_ text: String, _ code: String) {
        let harness = Harness(width: 20, height: 1) { [self] in
            CodeField("Code", code: form.text, length: 4, onChange: form.sets { $0.text = $1 })
        }
        harness.type("9")
        harness.paste(text)
        #expect(form.text == code)
    }

    @Test("a picker changes with the arrows and stays at its ends")
    func pickerArrows() {
        let harness = Harness(width: 20, height: 6) { [self] in
            Picker(
                "Size", choices: ["one", "two", "three"], selection: form.choice, name: { $0 },
                onChange: form.sets { $0.choice = $1 })
        }
        harness.press(.left)
        #expect(form.choice == "one")
        for _ in 0..<4 { harness.press(.right) }
        #expect(form.choice == "three")
    }

    @Test("Enter opens the list of a picker: arrows, typing and the mouse choose, Escape leaves it as it was")
    func pickerMenu() {
        let harness = Harness(width: 20, height: 6) { [self] in
            Picker(
                "Size", choices: ["one", "two", "three"], selection: form.choice, name: { $0 },
                onChange: form.sets { $0.choice = $1 }
            )
            .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
        }
        harness.press(.enter)
        #expect(
            harness.text == """
                Size ‹ one ›
                ╭───────╮
                │▸ one  │
                │  two  │
                │  three│
                ╰───────╯
                """)
        harness.press(.down)
        #expect(form.choice == "one")
        harness.press(.escape)
        #expect(harness.text == "Size ‹ one ›")
        harness.press(.enter)
        harness.type("th")
        harness.press(.enter)
        #expect(form.choice == "three")
        harness.press(.enter)
        harness.click(x: 3, y: 3)
        #expect(form.choice == "two")
        harness.click(x: 7, y: 0)
        harness.click(x: 18, y: 5)
        #expect(harness.text == "Size ‹ two ›")
    }

    @Test("an opened list that does not fit below stands above, and one that fits nowhere scrolls")
    func pickerPlace() {
        let harness = Harness(width: 20, height: 6) { [self] in
            Picker(
                "Size", choices: ["one", "two", "three"], selection: form.choice, name: { $0 },
                onChange: form.sets { $0.choice = $1 }
            )
            .frame(maxWidth: .max, maxHeight: .max, alignment: .bottomLeading)
        }
        harness.press(.enter)
        #expect(harness.text.hasPrefix("╭───────╮\n│▸ one  │\n"))
        harness.resize(width: 20, height: 4)
        #expect(harness.text == "╭───────╮\n│▸ one  │\n╰───────╯\nSize ‹ one ›")
        harness.press(.down)
        harness.press(.down)
        #expect(harness.text.contains("▸ three"))
    }

    @Test("tabs open with their digits, their function keys, and the mouse")
    func tabs() throws {
        let harness = Harness(width: 30, height: 4) { [self] in
            TabView(
                selection: form.choice,
                tabs: [Tab("One", value: "one") { Text("first") }, Tab("Two", value: "two") { Text("second") }],
                onChange: form.sets { $0.choice = $1 })
        }
        harness.press("2", .alt)
        #expect(harness.text.hasSuffix("second"))
        harness.press(.function(1))
        #expect(harness.text.hasSuffix("first"))
        try harness.click("Two")
        #expect(harness.text.hasSuffix("second"))
        harness.press(.left)
        harness.press(" ")
        #expect(form.choice == "one")
    }

    @Test("a message goes away when its time is over, and no frame is due after that")
    func toast() {
        let harness = Harness(width: 20, height: 3) { [self] in
            Text("x").frame(maxWidth: .max, maxHeight: .max)
                .toast(
                    "saved", isPresented: form.isOpen, lifetime: .seconds(2),
                    onDismiss: .perform { form.isOpen = false })
        }
        #expect(harness.nextFrameTime == nil)
        form.isOpen = true
        harness.update()
        #expect(harness.nextFrameTime == .seconds(2))
        harness.advance(by: .milliseconds(1999))
        #expect(harness.text.contains("saved"))
        harness.advance(by: .milliseconds(1))
        #expect(!harness.text.contains("saved"))
        #expect(harness.nextFrameTime == nil)
    }

    @Test("a key copies the value of what has the focus, another one leaves the mouse to the terminal")
    func copying() {
        let harness = field()
        harness.type("Ada")
        harness.press("c", .alt)
        #expect(harness.copiedText == "Ada")
        harness.press("m", .alt)
        #expect(harness.isMouseReleased)
        harness.press("m", .alt)
        #expect(!harness.isMouseReleased)
    }

    @Test("intents that are values reach whoever runs the screen")
    func values() {
        let harness = Harness(width: 20, height: 1) { Button("Play", .send(IntentValue("play", ["id": "7"]))) }
        harness.press(.enter)
        #expect(harness.sent == [IntentValue("play", ["id": "7"])])
    }
}

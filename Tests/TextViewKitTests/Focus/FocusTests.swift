import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("Focus")
@MainActor
struct FocusTests {
    private let form = Form()

    private func button(_ title: String) -> Button { Button(title, form.does(title)) }

    /// `a b` over `c d`.
    private func square() -> Harness {
        Harness(width: 20, height: 4) { [self] in
            VStack(alignment: .leading) {
                HStack(spacing: 1) {
                    button("a")
                    button("b")
                }
                HStack(spacing: 1) {
                    button("c")
                    button("d").disabled()
                    button("e")
                }
            }
        }
    }

    @Test("Tab goes in the order of reading and around the ends, and leaves out what does not react")
    func tab() {
        let harness = square()
        var order = [harness.focused]
        for _ in 0..<4 {
            harness.press(.tab)
            order.append(harness.focused)
        }
        #expect(order == ["a", "b", "c", "e", "a"])
        harness.press(.tab, .shift)
        #expect(harness.focused == "e")
    }

    @Test("arrows go to what lies that way, and stay where nothing does")
    func arrows() {
        let rows: [(from: Int, key: Key, to: String)] = [
            (0, .down, "c"), (0, .right, "b"), (0, .left, "a"), (0, .up, "a"), (2, .up, "a"), (2, .right, "e"),
            (3, .left, "c"), (3, .up, "b"), (1, .down, "c"), (3, .right, "e"),
        ]
        for row in rows {
            let harness = square()
            for _ in 0..<row.from { harness.press(.tab) }
            harness.press(row.key)
            #expect(harness.focused == row.to, "\(row)")
        }
    }

    @Test("the focus is seen without colours: it is reversed, and the chosen one, reversed already, is underlined")
    func visible() {
        let harness = Harness(width: 12, height: 2) { [self] in
            VStack(alignment: .leading) {
                button("a")
                Text("chosen").highlighted().onTap(form.does("x"))
            }
        }
        #expect(
            harness.styled == """
                |[ a ]       |
                |chosen      |
                --
                |aaaaa.......|
                |bbbbbb......|
                --
                a bold reverse
                b reverse

                """)
        harness.press(.tab)
        #expect(harness.styled.contains("a bold\nb bold underline reverse\n"))
    }

    @Test("the focus stays with its element when others come and go before it, and goes to the nearest when it goes")
    func identity() {
        form.names = ["a", "b", "c", "d"]
        let harness = Harness(width: 10, height: 6) { [self] in
            VStack(alignment: .leading) { ForEach(form.names, id: \.self) { button($0) } }
        }
        harness.press(.tab)
        harness.press(.tab)
        #expect(harness.focused == "c")
        form.names = ["x", "y", "c", "d"]
        harness.update()
        #expect(harness.focused == "c")
        form.names = ["x", "y", "d"]
        harness.update()
        #expect(harness.focused == "d")
        form.names = []
        harness.update()
        #expect(harness.focused == nil)
        form.names = ["z"]
        harness.update()
        #expect(harness.focused == "z")
    }

    @Test("a sheet keeps the focus, Escape closes it, and the focus is back where it was")
    func sheet() throws {
        let harness = Harness(width: 30, height: 8) { [self] in
            VStack(alignment: .leading) {
                button("first")
                Button("open") { form.isOpen = true }
            }
            .frame(maxWidth: .max, maxHeight: .max)
            .sheet("Sheet", isPresented: form.isOpen, onDismiss: .perform { form.isOpen = false }) {
                HStack {
                    button("inner")
                    button("other").defaultFocus()
                }
            }
        }
        harness.press(.down)
        harness.press(.enter)
        #expect(harness.focused == "other")
        harness.press(.tab)
        harness.press(.tab)
        #expect(harness.focused == "other")
        harness.click(x: 13, y: 3)
        #expect(harness.focused == "other" || harness.focused == "inner")
        #expect(form.log.filter { $0 == "first" }.isEmpty)
        harness.press(.escape)
        #expect(!form.isOpen)
        #expect(harness.focused == "open")
    }

    @Test("what stands under a dialog cannot be clicked, nor reached by its key")
    func modal() throws {
        let harness = Harness(width: 30, height: 7) { [self] in
            button("under").keyboardShortcut("u", modifiers: .alt)
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
                .alert(
                    "Sure?", isPresented: true,
                    actions: [AlertAction("No", form.does("no")), AlertAction("Yes", form.does("yes"))])
        }
        harness.click(x: 2, y: 0)
        harness.press("u", .alt)
        #expect(form.log == [])
        #expect(harness.focused == "No")
        harness.press(.right)
        harness.press(.enter)
        #expect(form.log == ["yes"])
    }

    @Test("Escape leaves the innermost part around the focus that can be left, and only the dialog while there is one")
    func leaving() {
        let harness = Harness(width: 30, height: 6) { [self] in
            VStack(alignment: .leading) {
                button("outer")
                VStack { button("inner") }.onDismiss(form.does("inner left"))
            }
            .onDismiss(form.does("outer left"))
            .alert("Sure?", isPresented: form.isOpen, actions: [AlertAction("Yes", form.does("yes"))])
        }
        harness.press(.escape)
        harness.press(.tab)
        harness.press(.escape)
        form.isOpen = true
        harness.update()
        harness.press(.escape)
        #expect(form.log == ["outer left", "inner left"])
    }

    @Test("a click needs press and release on the same control, and one on the glyph's edge counts")
    func clicks() throws {
        let harness = square()
        try harness.click("e")
        #expect(form.log == ["e"])
        #expect(harness.focused == "e")
        harness.send(.mouse(MouseEvent(.press(1), at: Point(x: 0, y: 0))))
        harness.send(.mouse(MouseEvent(.release(1), at: Point(x: 6, y: 0))))
        #expect(form.log == ["e"])
        harness.click(x: 4, y: 0)
        #expect(form.log == ["e", "a"])
        harness.click(x: 5, y: 0)
        #expect(form.log == ["e", "a"])
        #expect(throws: HarnessError.noSuchLabel("zzz", found: ["a", "b", "c", "d", "e"])) { try harness.click("zzz") }
    }

    @Test("a letter is a shortcut until the focus takes text, a key with Alt always")
    func shortcuts() {
        let harness = Harness(width: 30, height: 4) { [self] in
            VStack(alignment: .leading) {
                button("save").keyboardShortcut("s")
                button("two").keyboardShortcut(.function(2))
                button("go").keyboardShortcut("g", modifiers: .alt)
                TextField("Name", text: form.text, onChange: form.sets { $0.text = $1 })
            }
        }
        harness.press("s")
        harness.press(.function(2))
        harness.press("g", .alt)
        #expect(form.log == ["save", "two", "go"])
        harness.press(.tab)
        #expect(harness.focused == "Name")
        harness.type("s2")
        harness.press(.function(2))
        harness.press("g", .alt)
        #expect(form.log == ["save", "two", "go", "two", "go"])
        #expect(form.text == "s2" || form.text == "s")
    }

    @Test("Enter in a field presses the button that has Enter, or else goes on")
    func enter() {
        let harness = Harness(width: 30, height: 4) { [self] in
            VStack(alignment: .leading) {
                TextField("Name", text: form.text, onChange: form.sets { $0.text = $1 })
                button("other")
                if form.isOn { button("OK").keyboardShortcut(.enter) }
            }
        }
        harness.press(.enter)
        #expect(harness.focused == "other")
        form.isOn = true
        harness.update()
        harness.press(.tab, .shift)
        harness.press(.enter)
        #expect(form.log == ["OK"])
    }

    @Test("the footer lists the keys of the dialog that has the focus, and ? lists all keys")
    func footer() {
        let harness = Harness(width: 64, height: 16) { [self] in
            VStack(alignment: .leading) {
                button("Answer").keyboardShortcut("a", modifiers: .alt)
                Spacer()
                ShortcutBar()
            }
            .alert("Sure?", isPresented: form.isOpen, actions: [AlertAction("No", form.does("no"))])
        }
        #expect(harness.text.hasSuffix("Alt+A Answer  ? Keys"))
        harness.press("?")
        #expect(harness.text.contains("Alt+A"))
        #expect(harness.text.contains("let the terminal select with the mouse"))
        harness.press(.escape)
        #expect(!harness.text.contains("let the terminal"))
        form.isOpen = true
        harness.update()
        #expect(harness.text.hasSuffix("\n? Keys"))
    }

    @Test("keys are written as people write them")
    func names() {
        let rows: [(KeyboardShortcut, String)] = [
            (.init("a", modifiers: .alt), "Alt+A"), (.init("q"), "q"), (.init(.function(5)), "F5"),
            (.init(.enter), "Enter"), (.init(.escape, modifiers: [.control, .shift]), "Ctrl+Shift+Esc"),
            (.init(" "), "Space"),
        ]
        for (shortcut, name) in rows { #expect(shortcut.description == name) }
    }
}

import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("What a screen reader is told")
struct AccessibilityTests {
    private func tree(_ view: some View, width: Int = 30, height: Int = 4) -> String {
        ViewSnapshot(view, width: width, height: height).accessibility
    }

    @Test("elements come in reading order, with id, label, value, frame and traits")
    func order() {
        let view = VStack(alignment: .leading) {
            Text("Call Ada").accessibilityTraits(.header)
            Toggle("Speaker", isOn: true) { _ in .send(IntentValue("x")) }
            HStack(spacing: 1) {
                Button("Call", .send(IntentValue("call"))).keyboardShortcut("a", modifiers: .alt)
                Button("Cancel", .send(IntentValue("cancel"))).disabled().id("cancel")
            }
        }
        #expect(
            tree(view) == """
                text1 text "Call Ada" at 0,0 8×1 [header]
                toggle1 toggle "Speaker" = on at 0,1 11×1 [interactive]
                button1 button "Call" at 0,2 8×1 key Alt+A [interactive]
                cancel button "Cancel" at 9,2 10×1 [interactive, disabled]

                """)
    }

    @Test("labels, values and hints take the place of what is drawn, the outer ones first")
    func words() {
        let view = Text("★★★☆☆").accessibilityLabel("rating").accessibilityValue("3 of 5").accessibilityHint(
            "tap to rate")
        #expect(tree(view) == "text1 text \"rating\" = 3 of 5 (tap to rate) at 0,0 5×1\n")
        #expect(
            tree(Text("x").accessibilityLabel("inner").accessibilityLabel("outer"))
                == "text1 text \"outer\" at 0,0 1×1\n")
    }

    @Test("what is hidden, redacted or decoration is not read")
    func silent() {
        let view = VStack {
            Text("a").hidden()
            Text("b").accessibilityHidden()
            Text("c").redacted()
            Divider()
            Spacer()
        }
        #expect(tree(view) == "")
    }

    @Test("containers that mean something hold their parts")
    func containers() {
        let view = List(0..<2, id: \.self) { Text("row \($0)") }
        #expect(
            tree(view, width: 9, height: 2) == """
                list1 list at 0,0 9×2
                  text1 text "row 0" at 0,0 5×1
                  text2 text "row 1" at 0,1 5×1

                """)
    }

    @Test("a titled border is a group of that name, and what can be tapped is a button named by its text")
    func groups() {
        #expect(
            tree(Text("x").border(title: "T")) == """
                group1 group "T" at 0,0 3×3
                  text1 text "x" at 1,1 1×1

                """)
        let pair = VStack {
            Text("x")
            Text("y")
        }
        #expect(
            tree(pair.accessibilityGroup("P")) == """
                group1 group "P" at 0,0 1×2
                  text1 text "x" at 0,0 1×1
                  text2 text "y" at 0,1 1×1

                """)
        let row = HStack {
            Text("Ada")
            Text("42")
        }
        #expect(tree(row.onTap(.send(IntentValue("x")))) == "button1 button \"Ada 42\" at 0,0 5×1 [interactive]\n")
    }

    @Test("a secret is never said")
    func secrets() {
        #expect(!tree(SecureField("PIN", text: "1234") { .send(IntentValue($0)) }).contains("1234"))
    }

    @Test("the lint finds what cannot be used unseen")
    func lint() {
        let tap = Intent.send(IntentValue("x"))
        #expect(rules(Text(" ").onTap(tap)) == [.interactiveWithoutName])
        #expect(rules(Button("Save", tap)) == [])
        #expect(rules(Text("tap me").onTap(tap)) == [])
        #expect(
            rules(
                VStack {
                    Button("Save", tap); Button("Save", tap)
                }) == [.duplicateLabel])
        #expect(
            rules(
                VStack {
                    Button("Save", tap).border(title: "Ada"); Button("Save", tap).border(title: "Bob")
                }) == [])
        #expect(
            rules(
                VStack {
                    Button("Save", tap).keyboardShortcut("s", modifiers: .alt)
                    Button("Send", tap).keyboardShortcut("s", modifiers: .alt)
                    Button("Stop", tap).keyboardShortcut("s", modifiers: .control)
                }) == [.duplicateShortcut])
        #expect(rules(Text("●").foreground(.red)) == [.onlyColour])
        #expect(rules(Text("●").foreground(.red).accessibilityLabel("offline")) == [])
        #expect(rules(Text("●")) == [])
        #expect(rules(ProgressView("", value: 0.5)) == [.emptyLabel])
    }

    private func rules(_ view: some View) -> [LintFinding.Rule] {
        ViewSnapshot(view, width: 20, height: 4).lint.map(\.rule)
    }

    @Test("a finding says what to do")
    func remedy() {
        let finding = ViewSnapshot(Text("●").foreground(.red), width: 9, height: 1).lint.first
        #expect(
            finding?.description
                == "text1 at 0,0: is told by its colour alone: use another sign, a word or an accessibilityLabel")
    }
}

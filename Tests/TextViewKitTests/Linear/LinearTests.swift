import LocalizationKit
import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("A screen as a conversation in lines")
@MainActor
struct LinearTests {
    private let form = Form()

    private func screen() -> Harness {
        Harness(width: 40, height: 12) { [self] in
            VStack(alignment: .leading) {
                Text("Settings").bold().accessibilityTraits(.header)
                TextField("Name", text: form.text, onChange: form.sets { $0.text = $1 })
                SecureField("PIN", text: form.other, onChange: form.sets { $0.other = $1 })
                Toggle("Sound", isOn: form.isOn, onChange: form.sets { $0.isOn = $1 })
                Picker(
                    "Size", choices: ["one", "two"], selection: form.choice, name: { $0 },
                    onChange: form.sets { $0.choice = $1 })
                Button("Open") { form.isOpen = true }.keyboardShortcut("o", modifiers: .alt)
                Button("Never", form.does("never")).disabled()
            }
            .sheet("Really", isPresented: form.isOpen, onDismiss: .perform { form.isOpen = false }) {
                Button("Do it", form.does("done"))
            }
        }
    }

    @Test("every control can be used, each change and each move of the focus is a line, and fields ask for their text")
    func everything() {
        let linear = screen().linear
        linear.read("1")
        linear.read("Ada Lovelace")
        linear.read("pin")
        #expect(linear.isSecret)
        linear.read("1234")
        linear.read("sound")
        linear.read("4")
        linear.read("tw")
        linear.read("next")
        linear.read("Alt+O")
        linear.read("do it")
        linear.read("close")
        linear.read("copy")
        linear.read("never")
        linear.read("9")
        #expect(
            linear.transcript == """
                Settings, heading
                [1] Name, text field, empty
                [2] PIN, text field, 0 characters
                [3] Sound, toggle, off
                [4] Size, picker, one
                [5] Open, button, key Alt+O
                Never, button, not available
                > 1
                type the text; an empty line keeps what is there, a single - empties it
                Name: Ada Lovelace
                [1] Name, text field, Ada Lovelace
                > pin
                type the text; an empty line keeps what is there, a single - empties it
                PIN: 1234
                [2] PIN, text field, 4 characters
                > sound
                [3] Sound, toggle, on
                > 4
                1 one, chosen
                2 two
                number or name: tw
                [4] Size, picker, two
                > next
                on [5] Open, button, key Alt+O
                > Alt+O
                Really, dialog
                [1] Do it, button
                > do it
                nothing changed
                > close
                closed: Really
                > copy
                copied: Open
                > never
                `never` is not available
                > 9
                there is no number 9

                """)
        #expect(form.log == ["done"])
    }

    @Test("an empty answer keeps the text, a dash empties it, an unknown choice is asked again")
    func answers() {
        let linear = screen().linear
        form.text = "Ada"
        linear.read("name")
        #expect(linear.read("") == ["[1] Name, text field, Ada"])
        linear.read("name")
        #expect(linear.read("-") == ["[1] Name, text field, empty"])
        linear.read("size")
        #expect(linear.read("zzz") == ["there is no choice `zzz`"])
        #expect(linear.read("2") == ["[4] Size, picker, two"])
    }

    @Test("a list is read in parts, and its rows are chosen by number or name")
    func list() {
        let harness = Harness(width: 20, height: 3) { [self] in
            List(0..<7, id: \.self, selection: form.row) {
                Text("row \($0)")
            } onSelect: { row in
                .perform { form.row = row }
            } onActivate: {
                form.does("open \($0)")
            }
        }
        let linear = harness.linear
        #expect(linear.transcript == "[1] row 0, chosen\n[2] row 1\n[3] row 2\nmore below: type more\n")
        #expect(linear.read("2") == ["[1] row 0", "[2] row 1, chosen"])
        #expect(linear.read("2") == ["nothing changed"])
        #expect(form.log == ["open 1"])
        let part = ["[3] row 2", "[4] row 3", "[5] row 4", "more above: type earlier", "more below: type more"]
        #expect(linear.read("more") == part)
        #expect(linear.read("row 4") == ["[5] row 4, chosen"])
    }

    @Test("what changes by itself is said, what changes all the time only when asked")
    func byItself() {
        let harness = Harness(width: 30, height: 3) { [self] in
            VStack(alignment: .leading) {
                ProgressView("Copying", value: form.progress)
                Text("\(form.page) copied")
            }
            .toast("saved", isPresented: form.isOpen, onDismiss: .perform { form.isOpen = false })
        }
        let linear = harness.linear
        form.progress = 0.5
        form.page = 2
        #expect(linear.advance(by: .seconds(1)) == ["2 copied"])
        form.isOpen = true
        #expect(linear.advance(by: .seconds(1)) == ["saved, message"])
        #expect(linear.advance(by: .seconds(9)) == [])
        #expect(linear.read("") == ["Copying, progress, 50%", "2 copied"])
    }

    @Test("a table is read row by row")
    func table() {
        let harness = Harness(width: 20, height: 4) {
            Table(
                [1, 2], id: { $0 },
                columns: [TableColumn("Row") { "no. \($0)" }, TableColumn("Double") { "\($0 * 2)" }])
        }
        #expect(harness.linear.transcript == "Row, heading, Double, heading\nno. 1, 2\nno. 2, 4\n")
    }

    @Test("controls of one name say in which group they are, and groups of one name have numbers")
    func groups() {
        var taps: [String] = []
        let harness = Harness(width: 40, height: 12) {
            VStack(alignment: .leading) {
                ForEach(["Films", "Series", "Films"].indices, id: \.self) { index in
                    let name = ["Films", "Series", "Films"][index]
                    VStack(alignment: .leading) {
                        Text("number \(index)")
                        Button("Play") { taps.append("\(name) \(index)") }
                    }
                    .accessibilityGroup(LocalizedText(name))
                }
                Button("Leave") {}
            }
        }
        let linear = harness.linear
        linear.read("play")
        linear.read("3")
        linear.read("where")
        #expect(taps == ["Films 2"])
        #expect(
            linear.transcript == """
                Films
                number 0
                [1] Play, button, in Films
                Series
                number 1
                [2] Play, button, in Series
                Films
                number 2
                [3] Play, button, in Films 2
                [4] Leave, button
                > play
                [1] Play, button, in Films
                [2] Play, button, in Series
                [3] Play, button, in Films 2
                > 3
                nothing changed
                > where
                on [3] Play, button, in Films 2

                """)
    }
}

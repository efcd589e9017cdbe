import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("Live lists, tables and windows")
@MainActor
struct LiveListTests {
    private let form = Form()
    private static let names = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Ken", "Barbara II", "Linus"]

    private func list(height: Int = 4, rows: [String] = names) -> Harness {
        Harness(width: 20, height: height) { [self] in
            List(Array(rows.indices), id: \.self, selection: form.row, showsBar: true, name: { rows[$0] }) {
                Text(rows[$0])
            } onSelect: { row in
                .perform { form.row = row }
            } onActivate: {
                form.does("open \(rows[$0])")
            }
        }
    }

    private func rows(_ harness: Harness) -> [String] {
        harness.text.split(separator: "\n").map { String($0.prefix { $0 != " " && $0 != "┃" && $0 != "│" }) }
    }

    @Test("arrows choose the next row, and the list moves no more than it takes to show it")
    func arrows() {
        let harness = list()
        for _ in 0..<4 { harness.press(.down) }
        #expect(form.row == 4)
        #expect(rows(harness) == ["Alan", "Barbara", "Edsger", "Grace"])
        harness.press(.up)
        harness.press(.up)
        #expect(rows(harness) == ["Alan", "Barbara", "Edsger", "Grace"])
        harness.press(.up)
        harness.press(.up)
        #expect(form.row == 0)
        #expect(rows(harness) == ["Ada", "Alan", "Barbara", "Edsger"])
    }

    @Test("Home, End and the page keys go far, Enter opens the chosen row")
    func farKeys() {
        let harness = list()
        harness.press(.end)
        #expect(form.row == 7)
        #expect(rows(harness).last == "Linus")
        harness.press(.pageUp)
        #expect(form.row == 4)
        harness.press(.home)
        harness.press(.pageDown)
        #expect(form.row == 3)
        harness.press(.enter)
        #expect(form.log == ["open Edsger"])
    }

    @Test(
        "typing finds a row by the beginning of its name; the same letter again goes on; after a second it begins anew")
    func find() {
        let harness = list()
        harness.type("b")
        #expect(form.row == 2)
        harness.type("b")
        #expect(form.row == 6)
        harness.advance(by: .seconds(2))
        harness.type("al")
        #expect(form.row == 1)
        harness.advance(by: .seconds(2))
        harness.type("zz")
        #expect(form.row == 1)
    }

    @Test("a click chooses a row, a double click opens it, and two slow clicks do not")
    func mouse() throws {
        let harness = list()
        try harness.click("Barbara")
        #expect(form.row == 2)
        harness.advance(by: .seconds(1))
        try harness.click("Barbara")
        #expect(form.log == [])
        try harness.click("Barbara")
        #expect(form.log == ["open Barbara"])
    }

    @Test("the wheel moves the list and leaves the choice, the bar follows, and dragging it goes anywhere")
    func wheel() {
        let harness = list(height: 4)
        harness.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 2, y: 1))))
        #expect(rows(harness).first == "Edsger")
        #expect(form.row == 0)
        harness.send(.mouse(MouseEvent(.press(1), at: Point(x: 19, y: 3))))
        #expect(rows(harness).last == "Linus")
        harness.send(.mouse(MouseEvent(.drag(1), at: Point(x: 19, y: 0))))
        #expect(rows(harness).first == "Ada")
    }

    @Test("a choice that the model makes comes into sight by itself, however long the list is")
    func modelChoice() {
        let harness = Harness(width: 20, height: 3) { [self] in
            List(0..<1_000_000, id: \.self, selection: form.row) {
                Text("row \($0)")
            } onSelect: { row in
                .perform { form.row = row }
            }
        }
        harness.press(.end)
        #expect(form.row == 999_999)
        #expect(harness.text.hasSuffix("row 999999"))
        form.row = 999_000
        harness.update()
        #expect(harness.text.hasPrefix("row 999000"))
    }

    @Test("at the first row an arrow leaves the list")
    func leaving() {
        let harness = Harness(width: 20, height: 4) { [self] in
            VStack(alignment: .leading) {
                Button("above", form.does("x"))
                List(0..<3, id: \.self, selection: form.row) {
                    Text("row \($0)")
                } onSelect: { row in
                    .perform { form.row = row }
                }
            }
        }
        harness.press(.down)
        harness.press(.down)
        #expect(form.row == 1)
        harness.press(.up)
        harness.press(.up)
        #expect(harness.focused == "above")
    }

    private func window(height: Int = 4) -> Harness {
        Harness(width: 20, height: height) { [self] in
            ScrollView(showsBar: true) {
                ForEach(0..<10) { number in
                    if number % 3 == 0 {
                        Button("no. \(number)", form.does("\(number)"))
                    } else {
                        Text("line \(number)")
                    }
                }
            }
        }
    }

    @Test("the focus brings what it goes to into sight")
    func focusScrolls() {
        let harness = window()
        #expect(
            harness.text == """
                [ no. 0 ]          ┃
                line 1             │
                line 2             │
                [ no. 3 ]          │
                """)
        harness.press(.tab)
        harness.press(.tab)
        #expect(harness.focused == "no. 6")
        #expect(harness.text.hasPrefix("[ no. 3 ]"))
        harness.press(.tab, .shift)
        harness.press(.tab, .shift)
        #expect(harness.text.hasPrefix("[ no. 0 ]"))
    }

    @Test("wheel and page keys move a window, and its ends stop them")
    func windowKeys() {
        let harness = window()
        harness.press(.pageDown)
        #expect(harness.text.hasPrefix("[ no. 3 ]"))
        harness.press(.end)
        #expect(harness.text.hasSuffix("[ no. 9 ]          ┃"))
        harness.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 1, y: 1))))
        #expect(harness.text.hasPrefix("[ no. 3 ]"))
        harness.press(.home)
        harness.press(.pageUp)
        #expect(harness.text.hasPrefix("[ no. 0 ]"))
    }

    @Test("when the view says another offset than before, the view is right")
    func viewOffset() {
        form.page = 0
        let harness = Harness(width: 10, height: 2) { [self] in
            ScrollView(offset: Point(y: form.page)) { ForEach(0..<9) { Text("\($0)") } }
        }
        harness.press(.pageDown)
        #expect(harness.text == "1\n2")
        form.page = 5
        harness.update()
        #expect(harness.text == "5\n6")
    }

    private func table() -> Harness {
        Harness(width: 16, height: 5) { [self] in
            Table(
                form.isOn ? [3, 2, 1] : [1, 2, 3], id: { $0 },
                columns: [
                    TableColumn("Name") { "no. \($0)" },
                    TableColumn("N", width: .fixed(4), alignment: .trailing) { "\($0)" },
                ], selection: form.row, onSelect: { row in .perform { form.row = row } }
            )
            .sorted(TableSort(column: 0, isAscending: !form.isOn)) { sort in
                .perform {
                    form.log.append("\(sort.column) \(sort.isAscending)")
                    form.isOn = !sort.isAscending
                }
            }
        }
    }

    @Test("headings sort a table: the same one turns the order round")
    func sorting() throws {
        let harness = table()
        #expect(harness.text.hasPrefix("Name ▲         N\n"))
        harness.press(.enter)
        #expect(harness.text.hasPrefix("Name ▼         N\n"))
        #expect(harness.text.contains("\nno. 3"))
        try harness.click("N")
        #expect(form.log == ["0 false", "1 true"])
    }

    @Test("plus and minus change the width of a column, zero gives it back its own")
    func widths() {
        let harness = table()
        harness.press(.tab)
        harness.type("++")
        #expect(harness.text.hasPrefix("Name ▲         N\n"))
        harness.press(.tab, .shift)
        for _ in 0..<3 { harness.press("-") }
        #expect(harness.text.hasPrefix("Name …") || harness.text.hasPrefix("Name ▲"))
        #expect(harness.nodes.flatMap(\.flattened).first { $0.label == "Name" }?.frame.size.width == 6)
        harness.press("0")
        #expect(harness.nodes.flatMap(\.flattened).first { $0.label == "Name" }?.frame.size.width == 9)
    }
}

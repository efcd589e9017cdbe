import Testing
import TextViewKitInterface

@Suite("Controls")
struct ControlTests {
    private func intent(_ value: String) -> Intent { .send(IntentValue(value)) }

    @Test("controls look as people know them")
    func pictures() {
        #expect(render(Button("Save", intent("save")), width: 20, height: 1) == "[ Save ]")
        #expect(render(Toggle("Sound", isOn: true) { intent("\($0)") }, width: 20, height: 1) == "[x] Sound")
        #expect(render(Toggle("Sound", isOn: false) { intent("\($0)") }, width: 20, height: 1) == "[ ] Sound")
        #expect(render(CodeField("Code", code: "12", length: 4) { intent($0) }, width: 20, height: 1) == "[1][2][ ][ ]")
        #expect(render(TextField("Name", text: "Ada") { intent($0) }, width: 20, height: 1) == "Name Ada")
        #expect(render(SecureField("PIN", text: "1234") { intent($0) }, width: 20, height: 1) == "PIN ••••")
        let picker = Picker("Size", choices: [1, 2], selection: 2, name: { "no. \($0)" }) { intent("\($0)") }
        #expect(render(picker, width: 20, height: 1) == "Size ‹ no. 2 ›")
    }

    @Test("a text that is longer than its field shows its end, where the caret is")
    func longField() {
        #expect(render(TextField("Name", text: "abcdefgh") { intent($0) }, width: 10, height: 1) == "Name …efgh")
    }

    @Test("progress fills its room to an eighth of a cell")
    func progress() {
        #expect(render(ProgressView("a", value: 0.5), width: 10, height: 1) == "a ██░░ 50%")
        #expect(render(ProgressView("a", value: 1, total: 0), width: 9, height: 1) == "a ░░░░ 0%")
        #expect(render(ProgressView("a", value: 0.25, total: 2), width: 10, height: 1) == "a ▌░░░ 13%")
        #expect(render(ProgressView("busy", step: -1), width: 10, height: 1) == "⠏ busy")
    }

    @Test("a gauge marks its number on a scale")
    func gauge() {
        #expect(render(Gauge("t", value: 5, in: 0...10), width: 9, height: 1) == "t ├─●─┤ 5")
        #expect(render(Gauge("t", value: 99, in: 0...10), width: 10, height: 1) == "t ├───● 99")
    }

    @Test("charts draw the least number lowest and the greatest one widest")
    func charts() {
        #expect(render(Sparkline("s", values: [0, 1, 2, 3, 4, 5, 6, 7]), width: 20, height: 1) == "▁▂▃▄▅▆▇█")
        #expect(render(Sparkline("s", values: [0, 7, 0, 7]), width: 2, height: 1) == "▁█")
        #expect(render(Sparkline("s", values: []), width: 5, height: 1) == "")
        let chart = BarChart("c", [.init("aa", 2), .init("b", 4)])
        #expect(render(chart, width: 9, height: 2) == "aa ██   2\nb  ████ 4")
    }

    @Test("a picture has two pixels in each cell")
    func image() throws {
        let red: [UInt8] = [255, 0, 0, 255]
        let clear: [UInt8] = [0, 0, 0, 0]
        let picture = try #require(PixelImage(width: 3, height: 2, bytes: red + red + clear + red + clear + red))
        #expect(render(Image(picture, label: "p"), width: 5, height: 1) == "▀▀▄")
        #expect(PixelImage(width: 3, height: 2, bytes: red) == nil)
        #expect(PixelImage(width: .max, height: 2, bytes: red) == nil)
    }

    @Test("a table aligns its columns under their titles")
    func table() {
        let columns = [
            TableColumn<Int>("Row") { "no. \($0)" },
            TableColumn<Int>("N", width: .fixed(3), alignment: .trailing) { "\($0 * 50)" },
        ]
        let view = Table(1..<4, id: { $0 }, columns: columns)
        #expect(render(view, width: 12, height: 4) == "Row        N\n────────────\nno. 1     50\nno. 2    100")
    }

    @Test("tabs show their titles, a mark at the open one, and its page")
    func tabs() {
        let view = TabView(
            selection: 2,
            tabs: [Tab("One", value: 1) { Text("first") }, Tab("Two", value: 2, badge: 3) { Text("second") }]
        ) { intent("\($0)") }
        #expect(render(view, width: 20, height: 3) == " One  ▸Two 3\n────────────────────\nsecond")
    }

    @Test("dialogs lie in the middle, messages at the lower edge")
    func presentation() {
        let rows = VStack(alignment: .leading) { ForEach(0..<5) { _ in Text("................") } }
        let alert = rows.alert("Go?", isPresented: true, actions: [AlertAction("Yes", intent("yes"))])
        #expect(
            render(alert, width: 16, height: 5) == """
                ................
                ..╭─ Go? ───╮...
                ..│ [ Yes ] │...
                ..╰─────────╯...
                ................
                """)
        #expect(render(rows.toast("hi", isPresented: true), width: 16, height: 5).hasSuffix("...... hi ......"))
        #expect(!render(rows.toast("hi", isPresented: false), width: 16, height: 5).contains("hi"))
    }
}

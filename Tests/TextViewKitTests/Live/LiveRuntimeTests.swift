import Testing
import TextViewKitInterface

@testable import TextViewKit

@Suite("The screen as a whole")
@MainActor
struct LiveRuntimeTests {
    private let form = Form()

    private func screen() -> LiveRuntime {
        LiveRuntime { [self] in
            VStack(alignment: .leading) {
                TextField("Name", text: form.text, onChange: form.sets { $0.text = $1 })
                Picker(
                    "P", choices: ["one", "two"], selection: form.choice, name: { $0 },
                    onChange: form.sets { $0.choice = $1 })
                Toggle("open", isOn: form.isOpen, onChange: form.sets { $0.isOpen = $1 })
                List(0..<20, id: \.self, selection: form.row, showsBar: true, name: { "row \($0)" }) {
                    Text("row \($0)")
                } onSelect: { row in
                    .perform { form.row = row }
                }
                ScrollView(showsBar: true) {
                    ForEach(0..<9) { number in Button("no. \(number)", form.does("x")) }
                    ProgressView("busy")
                }
                ShortcutBar()
            }
            .sheet("Sheet", isPresented: form.isOpen, onDismiss: .perform { form.isOpen = false }) {
                HStack(spacing: 1) {
                    Button("in", form.does("in"))
                    CodeField("Code", code: form.other, length: 3, onChange: form.sets { $0.other = $1 })
                }
                .border(.double)
            }
        }
    }

    private func rows(_ cells: CellBuffer) -> [String] {
        (0..<cells.height).map { row in CellRun.runs(of: row, cells).map { "\($0.style) \($0.text)" }.joined() }
    }

    @Test(
        "whatever is done, the cells are those of a screen that paints everything anew",
        arguments: [1, 20, 300, 4000] as [UInt64])
    func sameAsFresh(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let runtime = screen()
        let keys: [Key] = [
            .tab, .tab, .up, .down, .left, .right, .enter, .escape, "a", "1", "?", " ", .pageDown, .pageUp, .home, .end,
            .backspace,
        ]
        var size = Size(width: 30, height: 14)
        for step in 0..<150 {
            let time = Duration.milliseconds(step * 37)
            switch random.next() % 10 {
            case 0:
                let at = Point(x: Int(random.next() % 30), y: Int(random.next() % 14))
                let action = [MouseEvent.Action.press(1), .release(1), .wheelDown, .wheelUp, .drag(1)]
                runtime.handle(.mouse(MouseEvent(action[Int(random.next() % 5)], at: at)), at: time)
            case 1 where step % 9 == 0:
                size = Size(width: 10 + Int(random.next() % 40), height: Int(random.next() % 20))
                runtime.handle(.resize(size), at: time)
            default:
                let key = keys[Int(random.next() % UInt64(keys.count))]
                var press = KeyPress(key, step % 11 == 0 ? .shift : [])
                if case .character(let character) = key { press.text = character }
                runtime.handle(.key(press), at: time)
            }
            let kept = rows(runtime.frame(size: size, at: time).cells)
            runtime.renderer.forget()
            runtime.screen.repaint()
            #expect(kept == rows(runtime.frame(size: size, at: time).cells), "seed \(seed), step \(step)")
        }
    }

    @Test("sizes of nothing and positions outside the screen do no harm")
    func extremes() {
        let runtime = screen()
        for size in [Size.zero, Size(width: 1, height: 1), Size(width: 3000, height: 2)] {
            _ = runtime.frame(size: size, at: .zero)
            for action in [MouseEvent.Action.press(1), .drag(1), .release(1), .wheelDown] {
                runtime.handle(.mouse(MouseEvent(action, at: Point(x: 4000, y: 4000))), at: .zero)
            }
            for key in [Key.tab, .enter, .down, .pageDown, "?"] { runtime.handle(.key(KeyPress(key)), at: .zero) }
            #expect(runtime.frame(size: size, at: .zero).cells.width == min(size.width, CellBuffer.limit))
        }
    }

    @Test("a model that changes by itself asks for a frame, and a key that goes up does not")
    func needs() {
        let runtime = screen()
        var asked = 0
        runtime.onChange = { asked += 1 }
        _ = runtime.frame(size: Size(width: 30, height: 14), at: .zero)
        #expect(!runtime.needsFrame)
        runtime.handle(.key(KeyPress("a", phase: .release)), at: .zero)
        runtime.handle(.focus(true), at: .zero)
        runtime.handle(.mouse(MouseEvent(.move, at: Point(x: 3, y: 3))), at: .zero)
        #expect(!runtime.needsFrame)
        runtime.contentChanged()
        #expect(runtime.needsFrame)
        #expect(asked == 1)
    }

    @Test("moving the focus paints nothing anew and makes no element")
    func focusIsCheap() {
        let runtime = LiveRuntime {
            VStack { ForEach(0..<30) { number in Button("no. \(number)") {} } }
        }
        _ = runtime.frame(size: Size(width: 30, height: 40), at: .zero)
        runtime.handle(.key(KeyPress(.tab)), at: .zero)
        _ = runtime.frame(size: Size(width: 30, height: 40), at: .zero)
        #expect(runtime.renderer.work.made == 0)
        #expect(runtime.renderer.work.painted == 0)
    }
}

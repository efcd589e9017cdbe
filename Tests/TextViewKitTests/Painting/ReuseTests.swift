import Testing
import TextViewKit
import TextViewKitInterface

@Suite("Only what changed is built, measured and painted again")
struct ReuseTests {
    private let size = Size(width: 30, height: 6)

    @Test("an unchanged frame is no work at all, even where views hold closures")
    func unchanged() {
        let renderer = Renderer()
        _ = renderer.frame(Screen(title: "a", items: [1, 2, 3]), size: size)
        _ = renderer.frame(Screen(title: "a", items: [1, 2, 3]), size: size)
        #expect(renderer.work.made == 0)
        #expect(renderer.work.measured == 0)
        #expect(renderer.work.placed == 0)
        #expect(renderer.work.painted == 0)
    }

    @Test("a changed title leaves the rows of the other views alone")
    func title() {
        let renderer = Renderer()
        _ = renderer.frame(Screen(title: "a", items: [1, 2, 3]), size: size)
        let before = renderer.work
        let cells = renderer.frame(Screen(title: "b", items: [1, 2, 3]), size: size)
        #expect(renderer.work.painted == 1)
        // The title itself and the column around it.
        #expect(renderer.work.made == 2)
        #expect(renderer.work.bodies < before.bodies)
        #expect(PlainText(cells).rows[0] == "b")
        #expect(PlainText(cells).rows[1] == "item 1")
    }

    @Test("rows keep what was built when others are inserted before them")
    func insertion() {
        let renderer = Renderer()
        _ = renderer.frame(Screen(title: "a", items: [1, 2, 3]), size: size)
        _ = renderer.frame(Screen(title: "a", items: [9, 1, 2, 3]), size: size)
        let fresh = Renderer()
        let cells = fresh.frame(Screen(title: "a", items: [9, 1, 2, 3]), size: size)
        #expect(PlainText(cells).rows == ["a", "item 9", "item 1", "item 2", "item 3", "[ Go ]"])
        // The screen itself, the button's parts, and one row.
        #expect(renderer.work.made < fresh.work.made / 2)
    }

    @Test(
        "whatever changes, the kept buffer is what a renderer from nothing paints", arguments: [3, 14, 159] as [UInt64])
    func sameAsFresh(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let renderer = Renderer()
        for step in 0..<150 {
            let view = RandomTree.view(depth: 3, &random).overlay(alignment: .topLeading) {
                RandomTree.view(depth: 1, &random).offset(x: step % 7 - 2, y: step % 5 - 1)
            }
            let size = step % 10 == 0 ? Size(width: 20 + step % 30, height: 8) : size
            let kept = StyledRows(renderer.frame(view, size: size))
            #expect(kept == StyledRows(Renderer().frame(view, size: size)), "seed \(seed), step \(step)")
        }
    }
}

/// All cells with their styles, comparable between buffers.
private struct StyledRows: Equatable {
    var rows: [[String]]

    init(_ cells: CellBuffer) {
        rows = (0..<cells.height).map { row in CellRun.runs(of: row, cells).map { "\($0.style) \($0.text)" } }
    }
}

private struct Screen: View {
    let title: String
    let items: [Int]

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
            ForEach(items, id: \.self) { ItemRow(number: $0) }
            Button("Go") {}
        }
    }
}

private struct ItemRow: View, Equatable {
    let number: Int

    var body: some View { Text("item \(number)") }
}

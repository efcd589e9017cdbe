import Testing
import TextViewKit
import TextViewKitInterface

@Suite("Lists build what can be seen")
struct ListTests {
    private func list(_ count: Int, _ position: ListPosition, bar: Bool = false) -> some View {
        List(0..<count, id: \.self, position: position, showsBar: bar) { Text("row \($0)") }
    }

    @Test("a list shows the rows of its position")
    func positions() {
        #expect(render(list(9, .row(0)), width: 9, height: 3) == "row 0\nrow 1\nrow 2")
        #expect(render(list(9, .row(4)), width: 9, height: 3) == "row 4\nrow 5\nrow 6")
        #expect(render(list(9, .end), width: 9, height: 3) == "row 6\nrow 7\nrow 8")
        #expect(render(list(9, .showing(1)), width: 9, height: 3) == "row 0\nrow 1\nrow 2")
        #expect(render(list(9, .showing(5)), width: 9, height: 3) == "row 3\nrow 4\nrow 5")
    }

    @Test("a window is filled as long as there are rows")
    func filled() {
        #expect(render(list(9, .row(8)), width: 9, height: 3) == "row 6\nrow 7\nrow 8")
        #expect(render(list(9, .row(99)), width: 9, height: 3) == "row 6\nrow 7\nrow 8")
        #expect(render(list(9, .row(-5, offset: -7)), width: 9, height: 3) == "row 0\nrow 1\nrow 2")
        #expect(render(list(2, .end), width: 9, height: 3) == "row 0\nrow 1")
        #expect(render(list(0, .end), width: 9, height: 3) == "")
    }

    @Test("rows of several lines are cut at both edges")
    func tallRows() {
        let view = List(0..<4, id: \.self, position: .row(1, offset: 1)) { Text("\($0)a\n\($0)b") }
        #expect(render(view, width: 9, height: 4) == "1b\n2a\n2b\n3a")
    }

    @Test("a bar shows which part is seen")
    func bar() {
        #expect(render(list(8, .row(0), bar: true), width: 7, height: 4) == "row 0 ┃\nrow 1 ┃\nrow 2 │\nrow 3 │")
        #expect(render(list(8, .end, bar: true), width: 7, height: 4) == "row 4 │\nrow 5 │\nrow 6 ┃\nrow 7 ┃")
    }

    @Test("of a million rows a screenful is built, and after one step one more")
    func lazily() {
        let renderer = Renderer()
        let size = Size(width: 20, height: 10)
        _ = renderer.frame(rows(.row(0)), size: size)
        #expect(renderer.work.bodies == 10)
        _ = renderer.frame(rows(.row(1)), size: size)
        #expect(renderer.work.bodies == 1)
        _ = renderer.frame(rows(.end), size: size)
        #expect(renderer.work.bodies == 10)
    }

    private func rows(_ position: ListPosition) -> some View {
        List(0..<1_000_000, id: \.self, position: position) { NumberRow(number: $0) }
    }
}

private struct NumberRow: View, Equatable {
    let number: Int

    var body: some View { Text("row \(number)") }
}

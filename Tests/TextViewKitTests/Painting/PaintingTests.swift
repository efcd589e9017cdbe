import Testing
import TextViewKit
import TextViewKitInterface

@Suite("Painting")
struct PaintingTests {
    private func cells(_ view: some View, _ width: Int, _ height: Int) -> CellBuffer {
        Renderer().frame(view, size: Size(width: width, height: height))
    }

    @Test("each kind of line surrounds its view")
    func borders() {
        let pictures: [(BorderStyle, String)] = [
            (.single, "┌─┐\n│x│\n└─┘"), (.double, "╔═╗\n║x║\n╚═╝"), (.rounded, "╭─╮\n│x│\n╰─╯"),
            (.heavy, "┏━┓\n┃x┃\n┗━┛"), (.ascii, "+-+\n|x|\n+-+"),
        ]
        for (style, picture) in pictures {
            #expect(render(Text("x").border(style), width: 5, height: 3) == picture, "\(style)")
        }
    }

    @Test("a title stands in the upper line")
    func title() {
        #expect(render(Text("content").border(title: "T"), width: 9, height: 3) == "┌─ T ───┐\n│content│\n└───────┘")
    }

    @Test("a box is as wide as it says, its border included")
    func boxWidth() {
        let rows = PlainText(cells(Text("x").frame(width: 78).border(), 90, 3)).rows
        #expect(rows.allSatisfy { $0.count == 80 })
    }

    @Test("text takes the colour of its surroundings where it has none")
    func inheritance() {
        let view = HStack {
            Text("a")
            Text("b").foreground(.green)
        }.foreground(.red)
        let cells = cells(view, 2, 1)
        #expect(cells.cell(atX: 0, y: 0)?.style.foreground == .red)
        #expect(cells.cell(atX: 1, y: 0)?.style.foreground == .green)
    }

    @Test("a background fills the frame, and text over it lets it shine through")
    func background() {
        let view = ZStack {
            Text("").frame(width: 3, height: 1).background(.blue)
            Text("x")
        }
        let cells = cells(view, 3, 1)
        #expect((0..<3).allSatisfy { cells.cell(atX: $0, y: 0)?.style.background == .blue })
        #expect(PlainText(cells).rows == [" x"])
    }

    @Test("what is hidden keeps its room, and what is transparent is not drawn")
    func hidden() {
        let view = HStack {
            Text("ab").hidden()
            Text("cd").opacity(0)
            Text("e")
        }
        #expect(render(view, width: 9, height: 1) == "    e")
    }

    @Test("redacted text keeps its shape, and parts can be exempt")
    func redacted() {
        #expect(render(Text("ab c 文").redacted(), width: 9, height: 1) == "▒▒ ▒ ▒▒")
        let view = HStack {
            Text("Sum: ").unredacted()
            Text("12")
        }.redacted()
        #expect(render(view, width: 9, height: 1) == "Sum: ▒▒")
    }

    @Test("an overlay begins in its column over wide glyphs and over letters")
    func overlayColumns() {
        let view = Text("한국어한국어한국\nabcdefghijklmnop").overlay(alignment: .topLeading) {
            Text("|BOX|\n|BOX|").offset(x: 5)
        }
        #expect(render(view, width: 16, height: 2) == "한국 |BOX|어한국\nabcde|BOX|klmnop")
    }

    @Test("two panes with disputed glyphs keep their borders in one column")
    func panes() {
        let view = HStack {
            Text("♻️♻️").frame(width: 6).border()
            Text("x").frame(width: 3).border()
        }
        let cells = cells(view, 13, 3)
        for row in 0..<3 {
            #expect([0, 7, 8, 12].allSatisfy { cells.cell(atX: $0, y: row)?.glyph != .space }, "row \(row)")
        }
    }
}

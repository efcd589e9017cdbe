import Testing
import TextViewKitInterface

@Suite("Grids, piles and layouts of one's own")
struct GridTests {
    @Test("a column is as wide as its widest cell")
    func columns() {
        let view = Grid {
            GridRow {
                Text("a"); Text("bb")
            }
            GridRow {
                Text("ccc"); Text("d")
            }
        }
        #expect(render(view, width: 20, height: 2) == "a   bb\nccc d")
    }

    @Test("a child that is no row crosses all columns")
    func fullRow() {
        let view = Grid {
            GridRow {
                Text("aa"); Text("b")
            }
            Divider()
        }
        #expect(render(view, width: 20, height: 2) == "aa b\n────")
    }

    @Test("a pile is as large as its largest part, and the last part lies on top")
    func pile() {
        let view = ZStack(alignment: .topTrailing) {
            Text("aaaa\naaaa")
            Text("b")
        }
        #expect(render(view, width: 9, height: 2) == "aaab\naaaa")
    }

    @Test("an overlay stays within the size of what it lies on")
    func overlay() {
        let view = HStack {
            Text("abc").overlay(alignment: .trailing) { Text("X") }
            Text("|")
        }
        #expect(render(view, width: 9, height: 1) == "abX|")
    }

    @Test("a layout of a feature's own places its children")
    func custom() {
        let view = Diagonal {
            Text("a"); Text("b"); Text("c")
        }
        #expect(render(view.border(.ascii), width: 9, height: 5) == "+---+\n|a  |\n| b |\n|  c|\n+---+")
    }

    private struct Diagonal: Layout {
        func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
            Size(width: subviews.count, height: subviews.count)
        }

        func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) {
            for (step, subview) in subviews.enumerated() {
                subview.place(at: Point(x: step, y: step), proposal: .unspecified)
            }
        }
    }
}

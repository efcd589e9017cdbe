import Testing
import TextViewKit
import TextViewKitInterface

@Suite("Bad input is clipped or told, and never traps")
struct BadInputTests {
    private let sizes = [(0, 0), (1, 1), (0, 5), (5, 0), (-3, -3), (Int.max, 1), (1, Int.max), (Int.min, Int.max)]

    @Test("every component at every size")
    func sizes_() {
        for (width, height) in sizes {
            for view in Components.all {
                let cells = Renderer().frame(view, size: Size(width: width, height: height))
                #expect(cells.width <= 4096 && cells.height <= 4096)
            }
        }
    }

    @Test("lengths and offsets near the ends of Int")
    func extremes() {
        for length in [Int.max, Int.max - 1, Int.min, -1, 0, 1 << 40] {
            let view = VStack(spacing: length) {
                Text("x").padding(length)
                Text("x").offset(x: length, y: length)
                Text("x").frame(minWidth: length, idealWidth: length, maxWidth: length, minHeight: length)
                HStack(spacing: length) {
                    Spacer(minLength: length); Divider(); Text("y")
                }
                Flow(spacing: length, lineSpacing: length) {
                    Text("a"); Text("b"); Text("c")
                }
                ScrollView([.horizontal, .vertical], offset: Point(x: length, y: length)) { Text("z") }
                List(0..<3, id: \.self, position: .row(length, offset: length), spacing: length) { Text("\($0)") }
                List(0..<3, id: \.self, position: .showing(length), showsBar: true) { Text("\($0)") }
                Grid(horizontalSpacing: length, verticalSpacing: length) {
                    GridRow {
                        Text("a"); Text("b")
                    }
                }
                Text("long text").lineLimit(length).hangingIndent(length)
            }
            #expect(Renderer().frame(view, size: Size(width: 20, height: 8)).width == 20, "\(length)")
        }
    }

    @Test("a tree that is ten thousand deep is cut off with a note")
    func depth() {
        var view = AnyView(Text("bottom"))
        for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
        #expect(render(view, width: 60, height: 2).contains("views nested more than 256 deep"))
    }

    @Test("a view that contains itself is cut off with a note")
    func recursion() {
        #expect(render(Endless(), width: 60, height: 2).contains("views nested more than 256 deep"))
    }

    @Test("numbers that are none")
    func notANumber() {
        for value in [Double.nan, .infinity, -.infinity, 1e300] {
            _ = render(ProgressView("p", value: value, total: value.isNaN ? 1 : value), width: 20, height: 1)
            _ = render(Gauge("g", value: value, in: 0...1), width: 20, height: 1)
            _ = render(Sparkline("s", values: [value, 1]), width: 20, height: 1)
            _ = render(BarChart("b", [.init("x", value), .init("y", 1)]), width: 20, height: 2)
        }
    }

    @Test("two rows with one id are both shown")
    func duplicateIds() {
        #expect(render(List(["a", "a"], id: { $0 }) { Text($0) }, width: 3, height: 2) == "a\na")
    }
}

private struct Endless: View {
    var body: some View { AnyView(Endless()) }
}

import Testing
import TextViewKitInterface

@Suite("Frames, padding and sizes")
struct FrameTests {
    @Test("padding keeps its distance on the sides it names")
    func padding() {
        #expect(render(Text("x").padding(.leading, 2), width: 9, height: 3) == "  x")
        #expect(render(Text("x").padding(1), width: 9, height: 3) == "\n x")
    }

    @Test("a frame places its child, and an odd cell goes to the right and below")
    func alignment() {
        #expect(render(Text("ab").frame(width: 5, height: 1), width: 9, height: 1) == " ab")
        #expect(render(Text("ab").frame(width: 5, alignment: .trailing), width: 9, height: 1) == "   ab")
        let corner = Text("ab").frame(width: 4, height: 2, alignment: .bottomTrailing)
        #expect(render(corner, width: 9, height: 3) == "\n  ab")
    }

    @Test("a frame takes what it is offered up to its greatest length, and its ideal where nothing is offered")
    func bounds() {
        let flexible = HStack {
            Text("a").frame(maxWidth: .max, alignment: .leading)
            Text("|")
        }
        #expect(render(flexible, width: 6, height: 1) == "a    |")
        let bounded = HStack {
            Text("a").frame(maxWidth: 3, alignment: .leading)
            Text("|")
        }
        #expect(render(bounded, width: 6, height: 1) == "a  |")
        let ideal = ScrollView([.horizontal]) {
            Text("a").frame(minWidth: 1, idealWidth: 3, maxWidth: .max).border(.ascii)
        }
        #expect(render(ideal, width: 9, height: 3) == "+---+\n| a |\n+---+")
    }

    @Test("a fixed size is taken whatever is offered")
    func fixedSize() {
        #expect(
            render(Text("one two").fixedSize().frame(width: 4, alignment: .leading), width: 9, height: 2) == "one two")
        let cut = Text("one two").fixedSize().frame(width: 4, alignment: .leading).clipped()
        #expect(render(cut, width: 9, height: 2) == "one")
    }

    @Test("an offset moves the drawing and not the layout")
    func offset() {
        let view = HStack {
            Text("a").offset(x: 3)
            Text("b")
        }
        #expect(render(view, width: 9, height: 1) == " b a")
        #expect(render(Text("abc").offset(x: -1), width: 9, height: 1) == "bc")
    }
}

import Testing
import TextViewKitInterface

@Suite("A flow breaks lines between views, as a paragraph does between words")
struct FlowTests {
    private func flow(_ words: [String], spacing: Int = 1, lineSpacing: Int = 0) -> some View {
        Flow(spacing: spacing, lineSpacing: lineSpacing) { ForEach(words, id: \.self) { Text($0) } }
    }

    @Test("what fits stands side by side, and not a column more")
    func breaking() {
        let view = flow(["one", "two", "three"])
        #expect(render(view, width: 13, height: 1) == "one two three")
        #expect(render(view, width: 12, height: 2) == "one two\nthree")
        #expect(render(view, width: 7, height: 2) == "one two\nthree")
        #expect(render(view, width: 6, height: 3) == "one\ntwo\nthree")
    }

    @Test("views and lines stand apart as is said")
    func spacing() {
        #expect(render(flow(["a", "b", "c"], spacing: 3, lineSpacing: 1), width: 5, height: 3) == "a   b\n\nc")
    }

    @Test("one that alone is wider than the line gets all of it, and the next one its own line")
    func wide() {
        #expect(render(flow(["a", "long words", "b"]), width: 5, height: 4) == "a\nlong\nwords\nb")
    }

    @Test("a line is as high as its highest view, and a flow as wide as its widest line")
    func size() {
        let view = HStack {
            Flow {
                Text("a\nb")
                Text("c")
                Text("dd")
            }
            Text("|")
        }
        #expect(render(view, width: 5, height: 3) == "a c\nb  |\ndd")
    }

    @Test("without a view it takes no room")
    func empty() {
        let view = HStack {
            Flow { ForEach([String](), id: \.self) { Text($0) } }
            Text("|")
        }
        #expect(render(view, width: 5, height: 1) == "|")
    }
}

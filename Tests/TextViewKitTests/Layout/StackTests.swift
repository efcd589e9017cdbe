import Testing
import TextViewKitInterface

@Suite("Stacks share out room as SwiftUI does")
struct StackTests {
    @Test("children stand side by side and one below the other")
    func direction() {
        #expect(
            render(
                HStack(spacing: 1) {
                    Text("a"); Text("b")
                }, width: 10, height: 1) == "a b")
        #expect(
            render(
                VStack {
                    Text("a"); Text("b")
                }, width: 10, height: 2) == "a\nb")
    }

    @Test("a spacer takes what is left")
    func spacer() {
        let view = HStack {
            Text("left")
            Spacer()
            Text("right")
        }
        #expect(render(view, width: 12, height: 1) == "left   right")
    }

    @Test("cells that do not divide evenly go to the left")
    func remainder() {
        let view = HStack {
            filler("a")
            filler("b")
            filler("c")
        }
        #expect(render(view, width: 8, height: 1) == "aaabbbcc")
    }

    private func filler(_ glyph: String) -> some View {
        Text(String(repeating: glyph, count: 20)).truncation(.clip).lineLimit(1)
    }

    @Test("what cannot stretch is served before what can")
    func flexibility() {
        let view = HStack {
            Text("abcdefghijkl").lineLimit(1)
            Text("xy").fixedSize()
        }
        #expect(render(view, width: 8, height: 1) == "abcde…xy")
    }

    @Test("a higher priority is served first")
    func priority() {
        let view = HStack {
            Text("aaaaaaaa").lineLimit(1).truncation(.clip)
            Text("bbbbbbbb").lineLimit(1).truncation(.clip).layoutPriority(1)
        }
        #expect(render(view, width: 10, height: 1) == "aabbbbbbbb")
    }

    @Test("children align across the stack")
    func alignment() {
        let view = VStack(alignment: .trailing) {
            Text("long")
            Text("x")
        }
        #expect(render(view, width: 10, height: 2) == "long\n   x")
    }
}

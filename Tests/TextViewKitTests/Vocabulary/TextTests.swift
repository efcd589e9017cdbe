import Testing
import TextViewKitInterface
import TextViewKitTesting

@Suite("Text as a view")
struct TextTests {
    @Test(
        "the parts of markdown that stand within a line become styles",
        arguments: [
            ("a **b** c", "a |bold:b| c"), ("*i*", "italic:i"), ("~~s~~", "strike:s"),
            ("**a *b***", "bold:a |bold+italic:b"),
            ("2 * 3 * 4", "2 |italic: 3 | 4"), ("no **end", "no **end"), (#"\*x\*"#, "*x*"), ("`a*b*`", "a*b*"),
            ("[t](u) e", "underline:t→u| e"), ("[t] e", "[t] e"), ("", ""), ("**", "**"),
        ])
    func markdown(source: String, runs: String) {
        #expect(described(Text(markdown: source)) == runs, "\(source)")
    }

    private func described(_ text: Text) -> String {
        text.content.text.runs.map { run in
            let names: [(TextAttributes, String)] = [
                (.bold, "bold"), (.italic, "italic"), (.strikethrough, "strike"), (.underline, "underline"),
            ]
            let style = names.filter { run.style.attributes.contains($0.0) }.map(\.1).joined(separator: "+")
            return (style.isEmpty ? "" : style + ":") + run.text + (run.link.map { "→\($0)" } ?? "")
        }.joined(separator: "|")
    }

    @Test("texts are joined with their styles")
    func concatenation() {
        #expect(described(Text("a").bold() + Text("b")) == "bold:a|b")
        #expect((Text("a") + Text("b")).plain == "ab")
    }

    @Test("a colour that is closer to the text wins")
    func colours() {
        #expect(Text("a").foreground(.red).foreground(.blue) == Text("a").foreground(.red))
    }

    @Test("what does not fit is truncated where the text says")
    func truncation() {
        let text = Text("abcdefgh").lineLimit(1)
        #expect(render(text, width: 5, height: 1) == "abcd…")
        #expect(render(text.truncation(.head), width: 5, height: 1) == "…efgh")
        #expect(render(text.truncation(.middle), width: 5, height: 1) == "ab…gh")
        #expect(render(text.truncation(.clip), width: 5, height: 1) == "abcde")
    }

    @Test("text wraps into the width it is offered, and its last line says when more was there")
    func wrapping() {
        #expect(render(Text("one two three"), width: 7, height: 3) == "one two\nthree")
        #expect(render(Text("one two three"), width: 7, height: 1) == "one tw…")
        #expect(render(Text("one two three").lineLimit(1), width: 7, height: 3) == "one tw…")
    }

    @Test("lines align within the width of the text")
    func alignment() {
        #expect(render(Text("abcd\nx").multilineTextAlignment(.trailing), width: 9, height: 2) == "abcd\n   x")
        #expect(render(Text("abcd\nx").multilineTextAlignment(.center), width: 9, height: 2) == "abcd\n x")
    }

    @Test("control bytes in content never reach the screen as controls")
    func controls() {
        let text = ViewSnapshot(Text("a\u{1B}[2Jb\u{7}c\u{202E}d"), width: 20, height: 1).contents(.text)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
}

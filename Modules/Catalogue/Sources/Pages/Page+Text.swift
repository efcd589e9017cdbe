import TextViewKitInterface

@MainActor
extension Page {
    static let text = Page("text", "styles, markdown and links", height: 10) {
        VStack(alignment: .leading) {
            Text("Bold ").bold() + Text("dim ").dim() + Text("italic ").italic() + Text("underlined").underline()
                + Text(" struck ").strikethrough() + Text(" reverse ").reverse()
            Text(markdown: "Markdown: **strong**, *soft*, ~~gone~~, `code` and a [link](https://example.org)")
            Link("A link by itself", to: "https://example.org/tessera")
            Label("A title beside a sign", icon: "★")
            Divider()
            Text("日本語 · 한국어 · עברית · ไทย · 👩‍🚀 👍🏽 🇺🇳 ❤️")
            Text("Every grapheme cluster keeps its columns.").dim()
        }
    }

    static let lines = Page("lines", "wrapping, truncation, alignment", height: 13) {
        let sentence = "The quick brown fox jumps over the lazy dog"
        HStack(alignment: .top, spacing: 2) {
            VStack(alignment: .leading) {
                Text(sentence).frame(width: 16, alignment: .leading).border(title: "words")
                Text(sentence).wrapping(.character).frame(width: 16, alignment: .leading).border(title: "letters")
            }
            VStack(alignment: .leading) {
                Text(sentence).lineLimit(1).truncation(.head).frame(width: 20)
                Text(sentence).lineLimit(1).truncation(.middle).frame(width: 20)
                Text(sentence).lineLimit(1).frame(width: 20)
                Text("to the\nright").multilineTextAlignment(.trailing).frame(width: 20, alignment: .trailing)
                Text("in the\nmiddle").multilineTextAlignment(.center).frame(width: 20)
                Text("- " + sentence).hangingIndent(2).frame(width: 20, alignment: .leading)
            }
        }
    }

    static let colours = Page("colours", "the palette, mixtures and attributes", height: 8) {
        let names: [(String, Colour)] = [
            ("red", .red), ("green", .green), ("yellow", .yellow), ("blue", .blue), ("magenta", .magenta),
            ("cyan", .cyan),
        ]
        VStack(alignment: .leading) {
            HStack(spacing: 1) { ForEach(names, id: \.0) { Text($0.0).foreground($0.1) } }
            HStack(spacing: 1) { ForEach(names, id: \.0) { Text($0.0).foreground($0.1.bright).bold() } }
            HStack(spacing: 1) { ForEach(names, id: \.0) { Text($0.0).foreground(.black).background($0.1) } }
            HStack {
                ForEach(0..<48) { step in
                    Text(" ").background(.rgb(UInt8(step * 5), UInt8(200 - step * 3), UInt8(120 + step * 2)))
                }
            }
            .accessibilityHidden()
            Text("foreground, background, and a mixture of your own").dim()
        }
    }
}

import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let text = Page("text", Strings.textSummary, height: 10) { words in
        VStack(alignment: .leading) {
            Text(words(Strings.bold)).bold() + Text(words(Strings.dim)).dim() + Text(words(Strings.italic)).italic()
                + Text(words(Strings.underlined)).underline()
                + Text(words(Strings.struck)).strikethrough() + Text(words(Strings.reverse)).reverse()
            Text(markdown: words(Strings.markdown))
            Link(words(Strings.linkAlone), to: "https://example.org/tessera")
            Label(words(Strings.titleBesideSign), icon: "★")
            Divider()
            Text("日本語 · 한국어 · עברית · ไทย · 👩‍🚀 👍🏽 🇺🇳 ❤️")
            Text(words(Strings.graphemes)).dim()
        }
    }

    static let lines = Page("lines", Strings.linesSummary, height: 13) { words in
        let sentence = words(Strings.pangram)
        HStack(alignment: .top, spacing: 2) {
            VStack(alignment: .leading) {
                Text(sentence).frame(width: 16, alignment: .leading).border(title: words(Strings.words))
                Text(sentence).wrapping(.character).frame(width: 16, alignment: .leading).border(
                    title: words(Strings.letters))
            }
            VStack(alignment: .leading) {
                Text(sentence).lineLimit(1).truncation(.head).frame(width: 20)
                Text(sentence).lineLimit(1).truncation(.middle).frame(width: 20)
                Text(sentence).lineLimit(1).frame(width: 20)
                Text(words(Strings.toTheRight)).multilineTextAlignment(.trailing).frame(width: 20, alignment: .trailing)
                Text(words(Strings.inTheMiddle)).multilineTextAlignment(.center).frame(width: 20)
                Text("- " + sentence).hangingIndent(2).frame(width: 20, alignment: .leading)
            }
        }
    }

    static let colours = Page("colours", Strings.coloursSummary, height: 8) { words in
        let names: [(String, Colour)] = [
            (words(Strings.red), .red), (words(Strings.green), .green), (words(Strings.yellow), .yellow),
            (words(Strings.blue), .blue), (words(Strings.magenta), .magenta),
            (words(Strings.cyan), .cyan),
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
            Text(words(Strings.ownMixture)).dim()
        }
    }
}

import LocalizationKit
import TextViewKitInterface

@MainActor
extension Page {
    static let text = Page("text", Strings.textSummary, height: 10) {
        VStack(alignment: .leading) {
            Text(Strings.bold).bold() + Text(Strings.dim).dim() + Text(Strings.italic).italic()
                + Text(Strings.underlined).underline()
                + Text(Strings.struck).strikethrough() + Text(Strings.reverse).reverse()
            Wording { words in Text(markdown: words(Strings.markdown)) }
            Link(Strings.linkAlone, to: "https://example.org/tessera")
            Label(Strings.titleBesideSign, icon: "★")
            Divider()
            Text("日本語 · 한국어 · עברית · ไทย · 👩‍🚀 👍🏽 🇺🇳 ❤️")
            Text(Strings.graphemes).dim()
        }
    }

    static let lines = Page("lines", Strings.linesSummary, height: 13) {
        let sentence = Strings.pangram
        HStack(alignment: .top, spacing: 2) {
            VStack(alignment: .leading) {
                Text(sentence).frame(width: 16, alignment: .leading).border(title: Strings.words)
                Text(sentence).wrapping(.character).frame(width: 16, alignment: .leading).border(
                    title: Strings.letters)
            }
            VStack(alignment: .leading) {
                Text(sentence).lineLimit(1).truncation(.head).frame(width: 20)
                Text(sentence).lineLimit(1).truncation(.middle).frame(width: 20)
                Text(sentence).lineLimit(1).frame(width: 20)
                Text(Strings.toTheRight).multilineTextAlignment(.trailing).frame(width: 20, alignment: .trailing)
                Text(Strings.inTheMiddle).multilineTextAlignment(.center).frame(width: 20)
                (Text("- ") + Text(sentence)).hangingIndent(2).frame(width: 20, alignment: .leading)
            }
        }
    }

    static let colours = Page("colours", Strings.coloursSummary, height: 8) {
        let names: [(LocalizedText, Colour)] = [
            (Strings.red, .red), (Strings.green, .green), (Strings.yellow, .yellow),
            (Strings.blue, .blue), (Strings.magenta, .magenta),
            (Strings.cyan, .cyan),
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
            Text(Strings.ownMixture).dim()
        }
    }
}

package import LocalizationKit

/// Text with the rules for breaking it into lines.
package struct Paragraph: Equatable {
    package var text: StyledText
    package var lineLimit: Int?
    package var wrapping = TextWrapping.word
    package var truncation = TextTruncation.tail
    package var alignment = TextAlignment.leading
    package var hangingIndent = 0
    /// Whether blocks are drawn in place of the text.
    package var isRedacted = false

    package init(_ text: StyledText) { self.text = text }
    package init(_ text: String) { self.text = StyledText(text) }

    /// Puts texts into a language; afterwards nothing tells them from plain ones.
    package mutating func resolve(in language: Language) {
        for index in text.runs.indices {
            guard let localized = text.runs[index].localized else { continue }
            text.runs[index].text = localized.text(in: language)
            text.runs[index].localized = nil
        }
    }

    package mutating func inherit(_ style: Style) {
        for index in text.runs.indices { text.runs[index].style = text.runs[index].style.inheriting(style) }
    }
}

package import TextViewKitInterface

/// Breaks styled text into lines.
package struct TextLayout: Hashable, Sendable {
    package var wrapping = TextWrapping.word
    package var truncation = TextTruncation.tail
    package var alignment = TextAlignment.leading
    /// The most lines there may be, at least 1; the last of them is truncated. `nil` is no limit.
    package var lineLimit: Int?
    /// Columns left free before every line but the first of a paragraph; at least one column stays for text.
    package var hangingIndent = 0
    /// Columns from one tab stop to the next, at least 1.
    package var tabWidth = 8
    package var model = WidthModel.grapheme

    package init() {}

    /// The lines of a text, at least one unless the width is 0 or less.
    ///
    /// A line holds at least one grapheme cluster, even one that is wider than the line.
    package func lines(of text: StyledText, width: Int) -> [TextLine] { [] }
}

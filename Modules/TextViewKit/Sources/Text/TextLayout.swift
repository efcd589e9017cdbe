package import TextViewKitInterface

/// Breaks styled text into lines.
package struct TextLayout: Hashable, Sendable {
    package var wrapping = TextWrapping.word
    package var truncation = TextTruncation.tail
    package var alignment = TextAlignment.leading
    /// The most lines there may be, at least 1, the last of them truncated; `nil` for no limit.
    package var lineLimit: Int?
    /// Columns left free before every line but the first of a paragraph; at least one column stays for text.
    package var hangingIndent = 0
    /// Columns from one tab stop to the next, at least 1, counted from the first glyph of a line.
    package var tabWidth = 8
    package var model = WidthModel.grapheme

    package init() {}

    /// The lines of a text, at least one unless the width is 0 or less.
    ///
    /// A line holds at least one grapheme cluster, even one that is wider than the line. Spaces that do not fit at the
    /// end of a line hang over it and are not shown. A line break at the end of the text is followed by an empty line.
    package func lines(of text: StyledText, width: Int) -> [TextLine] {
        guard width > 0 else { return [] }
        let content = TextContent(text, tabWidth: tabWidth, model: model)
        var wrapper = LineWrapper(content, self, width: width)
        var lines: [TextLine] = []
        let bytes = content.text.utf8Span.span
        while let line = wrapper.next(in: bytes) { lines.append(line) }
        return lines
    }
}

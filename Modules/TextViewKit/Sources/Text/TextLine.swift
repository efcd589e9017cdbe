import TextViewKitInterface

/// One line of laid out text, ready to paint.
///
/// It shows up to two parts of the text with an ellipsis between, before or after them.
package struct TextLine: Sendable {
    /// Columns left free before the first glyph, by alignment and hanging indent.
    package internal(set) var indent = 0
    /// Columns that its glyphs take, without the indent.
    package internal(set) var width = 0
    /// The UTF-8 offsets in the whole text that the line stands for, with its line break and the spaces at its end.
    ///
    /// The sources of all lines, put together, are the whole text.
    package internal(set) var source: Range<Int>

    let text: String
    let spans: [StyleSpan]
    let tabWidth: Int
    let model: WidthModel
    /// What is shown before the ellipsis, or all of it.
    var head: Range<Int>
    /// What is shown after the ellipsis.
    var tail: Range<Int>
    var hasEllipsis = false

    /// A line that stands for a part of a text and shows the beginning of it.
    init(_ content: TextContent, source: Range<Int>, shownTo end: Int, width: Int) {
        text = content.text
        spans = content.spans
        tabWidth = content.tabWidth
        model = content.model
        self.source = source
        self.width = width
        head = source.lowerBound..<end
        tail = end..<end
    }
}

/// One line of laid out text, ready to paint.
package struct TextLine: Sendable {
    /// Columns left free before the first glyph, by alignment and hanging indent.
    package var indent = 0
    /// Columns that its glyphs take, without the indent.
    package var width = 0
    /// The UTF-8 offsets in the whole text that the line stands for, with its line break and the spaces at its end:
    /// the sources of all lines, put together, are the whole text.
    package var source: Range<Int> = 0..<0

    /// The column, indent included, of the caret before the cluster at a UTF-8 offset of the whole text.
    package func column(ofOffset offset: Int) -> Int { 0 }

    /// The UTF-8 offset of the cluster that covers a column, indent included; the end of the line when there is none.
    package func offset(atColumn column: Int) -> Int { 0 }
}

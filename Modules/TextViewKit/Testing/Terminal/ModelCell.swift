package import TextViewKitInterface

/// What a model terminal shows in one cell.
package struct ModelCell: Hashable, Sendable {
    /// A glyph with its marks; empty for the right half of a wide one.
    package var text = " "
    package var style = Style.plain
    /// Where the cell leads; empty for nowhere.
    package var link = ""
    /// 2 for the left half of a wide glyph, 0 for the right half.
    package var width = 1
    /// What sixel drew, row by row, with `nil` where nothing is; empty for nothing at all.
    package var pixels: [Colour?] = []
}

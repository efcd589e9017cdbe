package import TextViewKitInterface

/// A grid of cells, row by row in one piece of memory.
///
/// A wide glyph never stands in half: whatever overwrites one of its cells leaves a space in the other. Drawing outside
/// the grid is clipped. A width or height is at most ``limit``; larger ones are cut, negative ones are 0.
package final class CellBuffer {
    /// No terminal is larger; sizes beyond it come from mistakes.
    package static let limit = 4096

    package private(set) var width: Int
    package private(set) var height: Int
    package let arena: GlyphArena

    /// A grid of blank cells.
    package init(width: Int, height: Int, arena: GlyphArena = GlyphArena()) {
        self.width = min(max(0, width), Self.limit)
        self.height = min(max(0, height), Self.limit)
        self.arena = arena
    }

    /// The whole grid.
    package var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

    /// Takes another size and becomes blank.
    package func resize(width: Int, height: Int) {}

    /// The cell at a place, or `nil` outside the grid.
    package func cell(atX x: Int, y: Int) -> Cell? { nil }

    /// Draws one line of laid out text with its left edge (before its indent) at column `x`.
    package func write(_ line: TextLine, atX x: Int, y: Int, clippedTo clip: CellRect) {}

    /// Draws text as one line without laying it out: the fast way for text that is known to fit. Line breaks and other
    /// controls take no cell. Returns the number of columns that the text takes, clipped or not.
    @discardableResult
    package func write(
        _ text: String, style: Style, atX x: Int, y: Int, clippedTo clip: CellRect, model: WidthModel = .grapheme
    ) -> Int { 0 }

    /// Fills a rectangle with blanks in a style.
    package func fill(_ rect: CellRect, style: Style) {}

    /// Fills a rectangle with one glyph; a glyph that is not one cell wide leaves spaces.
    package func fill(_ rect: CellRect, glyph: Unicode.Scalar, style: Style) {}

    /// Changes the style of what stands in a rectangle, and leaves its glyphs. `nil` leaves a colour as it is.
    package func restyle(
        _ rect: CellRect, foreground: Colour? = nil, background: Colour? = nil, adding: TextAttributes = [],
        removing: TextAttributes = []
    ) {}

    /// Copies a rectangle from a buffer with the same arena, clipped to both.
    package func copy(_ rect: CellRect, from source: CellBuffer, toX x: Int, y: Int) {}

    /// The scalars of a cell: a space for an empty one, nothing for the right half of a wide glyph.
    package func text(of cell: Cell) -> String { "" }

    /// Where the cell leads, or `nil`.
    package func link(of cell: Cell) -> String? { nil }
}

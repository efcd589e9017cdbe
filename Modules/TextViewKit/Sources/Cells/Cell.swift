package import TextViewKitInterface

/// One place of the grid, in sixteen bytes without padding, so that rows are compared and hashed as memory.
package struct Cell: Hashable, Sendable {
    package var glyph: Glyph
    package var style: Style
    package var link: LinkID

    /// A space in the terminal's own colours.
    package static let blank = Cell(glyph: .space)

    package init(glyph: Glyph, style: Style = .plain, link: LinkID = .none) {
        self.glyph = glyph
        self.style = style
        self.link = link
    }
}

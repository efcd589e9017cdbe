package import TextViewKitInterface

/// Neighbouring cells in one style.
package struct CellRun {
    package var x: Int
    package var width: Int
    package var style: Style
    package var link: String?
    /// The glyphs with the columns each takes.
    package var glyphs: [(text: String, width: Int)]

    package var text: String { glyphs.map(\.text).joined() }

    /// The runs of a row, from left to right; together they are as wide as the row.
    package static func runs(of row: Int, _ cells: CellBuffer) -> [CellRun] {
        (0..<cells.width).reduce(into: []) { runs, x in
            guard let cell = cells.cell(atX: x, y: row) else { return }
            let glyph = (text: cells.text(of: cell), width: cell.glyph.width)
            let link = cells.link(of: cell)
            if let last = runs.last, last.style == cell.style, last.link == link || glyph.width == 0 {
                runs[runs.count - 1].width += 1
                if glyph.width > 0 { runs[runs.count - 1].glyphs.append(glyph) }
            } else {
                runs.append(CellRun(x: x, width: 1, style: cell.style, link: link, glyphs: [glyph]))
            }
        }
    }

    /// Whether nothing of it can be seen.
    package var isBlank: Bool {
        style.background == .default && style.attributes.isDisjoint(with: [.reverse, .underline, .strikethrough])
            && glyphs.allSatisfy { $0.text == " " || $0.text.isEmpty }
    }
}

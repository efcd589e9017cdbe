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
    package static func runs(of row: Int, _ cells: CellBuffer) -> [CellRun] { runs(of: row, cells, isSeen: false) }

    /// The runs of a row as it is seen: a cell without ink belongs to the run before it, whatever its style would do to ink.
    ///
    /// Which style such a cell has depends on the way on which a screen came about, not on what it shows.
    package static func seenRuns(of row: Int, _ cells: CellBuffer) -> [CellRun] { runs(of: row, cells, isSeen: true) }

    private static func runs(of row: Int, _ cells: CellBuffer, isSeen: Bool) -> [CellRun] {
        (0..<cells.width).reduce(into: []) { runs, x in
            guard let cell = cells.cell(atX: x, y: row) else { return }
            let glyph = (text: cells.text(of: cell), width: cell.glyph.width)
            let (link, last) = (cells.link(of: cell), runs.last)
            let style = isSeen && glyph.text == " " ? cell.style.ofBlank(behind: last?.style) : cell.style
            if let last, last.style == style, last.link == link || glyph.width == 0 {
                runs[runs.count - 1].width += 1
                if glyph.width > 0 { runs[runs.count - 1].glyphs.append(glyph) }
            } else {
                runs.append(CellRun(x: x, width: 1, style: style, link: link, glyphs: [glyph]))
            }
        }
    }

    /// Whether nothing of it can be seen.
    package var isBlank: Bool {
        style.ofBlank == .plain && glyphs.allSatisfy { $0.text == " " || $0.text.isEmpty }
    }
}

extension Style {
    private static let lines: TextAttributes = [.reverse, .underline, .strikethrough]

    /// What of the style is seen of a cell without ink; the colour of the ink counts where it is that of a line or a ground.
    fileprivate var ofBlank: Style {
        let lines = attributes.intersection(Self.lines)
        return Style(foreground: lines.isEmpty ? .default : foreground, background: background, attributes: lines)
    }

    /// The style of a cell without ink behind another one: that one's, where nobody sees a difference.
    fileprivate func ofBlank(behind other: Style?) -> Style {
        guard let other, other.ofBlank == ofBlank else { return ofBlank }
        return other
    }
}

import TextViewKitInterface

/// Cells as a picture that a browser opens by itself.
///
/// Every run is stretched to the columns it has, whatever font the reader has, and wide glyphs stand alone, so that
/// columns are right. Blocks are drawn as rectangles: fonts leave gaps between them.
package struct SVGPicture {
    private static let cell = (width: 9, height: 18)
    private static let margin = 12
    private let cells: CellBuffer

    package init(_ cells: CellBuffer) { self.cells = cells }

    package var text: String {
        let runs = (0..<cells.height).flatMap { row in CellRun.seenRuns(of: row, cells).map { (row, $0) } }
        let content = runs.map { ground($0.1, $0.0) }.joined() + runs.map { glyphs($0.1, $0.0) }.joined()
        return SVGPicture.document(width: cells.width, height: cells.height, content)
    }

    /// What stands in a row, at its place; empty for a row without anything to see.
    func row(_ row: Int) -> String {
        let runs = CellRun.seenRuns(of: row, cells)
        return runs.map { ground($0, row) }.joined() + runs.map { glyphs($0, row) }.joined()
    }

    /// A picture of so many columns and rows; what comes before the cells, such as a style sheet, in `head`.
    static func document(width columns: Int, height rows: Int, head: String = "", _ content: String) -> String {
        let width = columns * cell.width + 2 * margin
        let height = rows * cell.height + 2 * margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
            \(head)<rect width="\(width)" height="\(height)" rx="8" fill="\(PictureColours.background)"/>
            <g transform="translate(\(margin) \(margin))" \
            font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" xml:space="preserve">
            \(content)</g>
            </svg>

            """
    }

    private func colours(_ style: Style) -> (glyph: String, ground: String) {
        let glyph = PictureColours.hex(style.foreground, fallback: PictureColours.foreground)
        let ground = PictureColours.hex(style.background, fallback: PictureColours.background)
        return style.attributes.contains(.reverse) ? (ground, glyph) : (glyph, ground)
    }

    private func ground(_ run: CellRun, _ row: Int) -> String {
        let colour = colours(run.style).ground
        guard colour != PictureColours.background else { return "" }
        return rectangle(column: run.x, row: row, width: run.width, colour, "")
    }

    private func rectangle(
        column: Int, row: Int, width: Int, _ colour: String, _ more: String, top: Double = 0, height: Double = 1,
        left: Double = 0, part: Double = 1
    ) -> String {
        let (cellWidth, cellHeight) = (Double(SVGPicture.cell.width), Double(SVGPicture.cell.height))
        let x = (Double(column) + left) * cellWidth
        let y = (Double(row) + top) * cellHeight
        return """
            <rect x="\(x)" y="\(y)" width="\(Double(width) * part * cellWidth)" height="\(height * cellHeight)" \
            fill="\(colour)"\(more)/>

            """
    }

    private func glyphs(_ run: CellRun, _ row: Int) -> String {
        guard !run.style.attributes.contains(.hidden) else { return "" }
        var column = run.x
        var pending = ""
        var start = column
        var result = ""
        for glyph in run.glyphs {
            let single = single(glyph.text, run, column, row)
            if single != nil || glyph.width != 1 {
                result += text(pending, run, start, row, width: column - start)
                result += single ?? text(glyph.text, run, column, row, width: glyph.width)
                pending = ""
                start = column + glyph.width
            } else {
                pending += glyph.text
            }
            column += glyph.width
        }
        return result + text(pending, run, start, row, width: column - start)
    }

    /// A block element as rectangles; `nil` for every other glyph.
    private func single(_ glyph: String, _ run: CellRun, _ column: Int, _ row: Int) -> String? {
        guard let block = Block(glyph) else { return nil }
        let more = opacity(run.style, times: block.opacity)
        return rectangle(
            column: column, row: row, width: 1, colours(run.style).glyph, more, top: block.top, height: block.height,
            part: block.width)
    }

    private func opacity(_ style: Style, times factor: Double = 1) -> String {
        let opacity = (style.attributes.contains(.dim) ? 0.6 : 1) * factor
        return opacity < 1 ? " fill-opacity=\"\(opacity)\"" : ""
    }

    private func text(_ text: String, _ run: CellRun, _ column: Int, _ row: Int, width: Int) -> String {
        guard width > 0, text.contains(where: { $0 != " " }) || !decoration(run.style).isEmpty else { return "" }
        let x = column * SVGPicture.cell.width
        let y = Double(row * SVGPicture.cell.height) + 13.5
        return """
            <text x="\(x)" y="\(y)" textLength="\(width * SVGPicture.cell.width)" lengthAdjust="spacingAndGlyphs" \
            fill="\(colours(run.style).glyph)"\(font(run.style))\(opacity(run.style))>\(escaped(text))</text>

            """
    }

    private func font(_ style: Style) -> String {
        (style.attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
            + (style.attributes.contains(.italic) ? " font-style=\"italic\"" : "") + decoration(style)
    }

    private func decoration(_ style: Style) -> String {
        let lines = [(TextAttributes.underline, "underline"), (.strikethrough, "line-through")]
        let names = lines.filter { style.attributes.contains($0.0) }.map(\.1)
        return names.isEmpty ? "" : " text-decoration=\"\(names.joined(separator: " "))\""
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}

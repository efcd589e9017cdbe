package import TextViewKit
import TextViewKitInterface

extension ModelTerminal {
    /// What a person would see that is not as in a frame, or `nil`; for a frame with colours that were not degraded.
    ///
    /// Of a glyph whose width terminals dispute, one of its scalars has to be there (the last one, at the right edge of a
    /// terminal that draws each for itself); what stands in the cells that it may or may not cover is the terminal's own
    /// business. Everything else has to be in its place.
    package func difference(from frame: CellBuffer) -> String? {
        guard frame.width == width, frame.height == height else {
            return "\(width)×\(height) instead of \(frame.width)×\(frame.height)"
        }
        for row in 0..<height {
            for column in 0..<width {
                guard let cell = frame.cell(atX: column, y: row), cell.glyph.width > 0 else { continue }
                if let fault = pictureFault(cell, in: frame, column, row) {
                    return "column \(column) of row \(row): \(fault)"
                }
                if let fault = fault(cell, in: frame, column, row) {
                    return "column \(column) of row \(row): \(fault)\n" + rows.joined(separator: "\n")
                }
            }
        }
        return nil
    }

    /// What stands in the cells of a glyph: the legacy model may have put the scalars of one cluster into both.
    private func shown(_ column: Int, _ row: Int, cells count: Int) -> ModelCell {
        var cell = cells[row * width + column]
        if count == 2 { cell.text += cells[row * width + column + 1].text }
        return cell
    }

    /// A glyph that the terminal draws wider than its cells vanishes when what belongs to its right overwrites half of
    /// it, or when the terminal has no room for it at the right edge: its neighbours' places matter more.
    private func gaveWay(_ text: String, _ shown: ModelCell, _ column: Int) -> Bool {
        let widest = TextMetrics(model: .legacy).width(of: text)
        let isNarrow = TextMetrics(model: .grapheme).width(of: text) < 2
        return shown.text.allSatisfy { $0 == " " } && (isNarrow || column + widest > width)
    }

    /// Two glyphs of disputed width at the right edge would push each other off it in turns: the last stays a space.
    private func stoodBack(_ shown: ModelCell, in frame: CellBuffer, _ column: Int, _ row: Int) -> Bool {
        guard column > 0, column == width - 1, let before = frame.cell(atX: column - 1, y: row) else { return false }
        let neighbour = before.glyph.width > 0 ? before : frame.cell(atX: column - 2, y: row)
        return shown.text == " " && neighbour?.glyph.isDisputed == true
    }

    private func fault(_ cell: Cell, in frame: CellBuffer, _ column: Int, _ row: Int) -> String? {
        let (text, shown) = (frame.text(of: cell), shown(column, row, cells: cell.glyph.width))
        let isRight =
            cell.glyph.isDisputed && shown.text != text
            ? shown.text.unicodeScalars.first.map(text.unicodeScalars.contains) == true
                || gaveWay(text, shown, column) || stoodBack(shown, in: frame, column, row)
            : shown.text == text
        guard isRight else { return "\(shown.text.debugDescription) instead of \(text.debugDescription)" }
        guard shown.link == frame.link(of: cell) ?? "" || text == " " else { return "leads to \(shown.link)" }
        let (seen, wanted) = (visible(shown.style, text), visible(cell.style, text))
        return seen == wanted ? nil : "\(seen) instead of \(wanted)"
    }

    /// A space shows its background and what is drawn across it.
    private func visible(_ style: Style, _ text: String) -> Style {
        let across = style.attributes.intersection([.underline, .reverse, .strikethrough])
        guard text == " " else { return style }
        return Style(
            foreground: across.isEmpty ? .default : style.foreground, background: style.background, attributes: across)
    }
}

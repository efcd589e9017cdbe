import TextViewKitInterface

extension Theme {
    /// Gives a row of cells the colours of the theme; cells that have them already stay as they are.
    func colour(row y: Int, of cells: CellBuffer) {
        guard self != .terminal, y < cells.height else { return }
        let row = cells.row(y)
        for x in 0..<cells.width {
            var style = row[x].style
            style.foreground = style.foreground == .default ? text : resolved(style.foreground)
            style.background = style.background == .default ? ground : resolved(style.background)
            row[x].style = style
        }
    }

    private func resolved(_ colour: Colour) -> Colour {
        guard let palette, case .ansi(let number) = colour.kind else { return colour }
        return palette[Int(number)]
    }
}

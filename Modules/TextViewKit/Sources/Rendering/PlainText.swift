/// Cells as characters, a line for each row, without spaces at the end.
package struct PlainText {
    /// One string for each row.
    package let rows: [String]

    package init(_ cells: CellBuffer) {
        rows = (0..<cells.height).map { PlainText.row($0, cells) }
    }

    package var text: String { rows.map { $0 + "\n" }.joined() }

    static func row(_ y: Int, _ cells: CellBuffer) -> String {
        var row = ""
        for x in 0..<cells.width {
            if let cell = cells.cell(atX: x, y: y) { row += cells.text(of: cell) }
        }
        while row.last == " " { row.removeLast() }
        return row
    }
}

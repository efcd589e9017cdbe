public import LocalizationKit

/// Rows of text in columns that line up, as commands print them.
///
/// A column is as wide as its widest cell, counted in grapheme clusters; two blanks stand between columns; the last
/// column is not padded, so that no line ends in blanks.
public struct TextTable: Sendable, Equatable {
    /// The cells of each row; rows may have different numbers of cells.
    public var rows: [[String]]
    /// How many blanks stand before each row.
    public var indent: Int

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - rows: the cells of each row.
    ///   - indent: how many blanks stand before each row.
    public init(_ rows: [[String]], indent: Int = 0) {
        self.rows = rows
        self.indent = indent
    }

    /// Creates a table of texts.
    ///
    /// - Parameters:
    ///   - rows: the cells of each row.
    ///   - indent: how many blanks stand before each row.
    ///   - language: the language of the person.
    public init(_ rows: [[LocalizedText]], indent: Int = 0, in language: Language) {
        self.init(rows.map { row in row.map { $0.text(in: language) } }, indent: indent)
    }

    /// The rows, each with its line end; empty for no rows.
    public var text: String {
        let widths = columnWidths
        return rows.map { line($0, widths) + "\n" }.joined()
    }

    private var columnWidths: [Int] {
        rows.reduce(into: []) { widths, row in
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let blanks = String(repeating: " ", count: indent)
        let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        var line = blanks + padded.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line
    }
}

import TextViewKit

/// Two grids with marks under the cells in which they differ.
public struct GridDifference: Sendable, Equatable, CustomStringConvertible {
    /// Both grids: rows that are equal once, others as `-` expected, `+` actual, and `^` under each cell.
    public let description: String
    /// How many cells differ.
    public let cells: Int

    /// Compares two pictures row by row.
    ///
    /// - Parameters:
    ///   - expected: the right one.
    ///   - actual: the one that is there.
    ///   - marksCells: whether a column of the text is a column of the screen, so that cells can be marked.
    public init(expected: String, actual: String, marksCells: Bool = true) {
        let expected = GridDifference.rows(expected)
        let actual = GridDifference.rows(actual)
        var lines: [String] = []
        var cells = 0
        for index in 0..<max(expected.count, actual.count) {
            let before = index < expected.count ? expected[index] : nil
            let after = index < actual.count ? actual[index] : nil
            guard before != after else {
                lines.append("  \(before ?? "")")
                continue
            }
            let marks = GridDifference.marks(before ?? "", after ?? "")
            cells += marks.filter { $0 == "^" }.count
            lines += before.map { ["- \($0)"] } ?? []
            lines += after.map { ["+ \($0)"] } ?? []
            if marksCells { lines.append("  \(marks)") }
        }
        description = lines.joined(separator: "\n")
        self.cells = cells
    }

    private static func rows(_ text: String) -> [String] {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if rows.last == "" { rows.removeLast() }
        return rows
    }

    private static func marks(_ expected: String, _ actual: String) -> String {
        let (before, after) = (columns(expected), columns(actual))
        let marks = (0..<max(before.count, after.count)).map { column in
            (column < before.count ? before[column] : " ") == (column < after.count ? after[column] : " ") ? " " : "^"
        }
        return marks.joined()
    }

    /// What stands in each column: a wide glyph in its first one, nothing in its second.
    private static func columns(_ row: String) -> [String] {
        let metrics = TextMetrics()
        return row.flatMap { character -> [String] in
            let width = metrics.width(of: String(character))
            return width == 2 ? [String(character), ""] : width == 1 ? [String(character)] : []
        }
    }
}

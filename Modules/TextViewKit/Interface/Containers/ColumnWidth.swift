/// How the width of a table's column is found.
public enum ColumnWidth: Sendable, Hashable {
    /// So many cells.
    case fixed(Int)
    /// A share of what the others leave, within bounds.
    case flexible(least: Int = 1, greatest: Int = .max)
}

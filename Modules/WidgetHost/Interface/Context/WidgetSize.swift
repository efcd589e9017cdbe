/// A size in cells of a terminal, or in pixels where it is said so.
public struct WidgetSize: Codable, Sendable, Hashable {
    /// From left to right; not negative.
    public var columns: Int
    /// From top to bottom; not negative.
    public var rows: Int

    /// Creates a size; what is negative counts as 0.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

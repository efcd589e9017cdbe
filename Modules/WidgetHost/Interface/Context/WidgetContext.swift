/// Where a widget is shown.
public struct WidgetContext: Sendable, Hashable {
    /// Its shape.
    public var family: WidgetFamily
    /// Whether it is only looked at, in the gallery: then nothing is loaded for it.
    public var isPreview: Bool
    /// Its size in cells.
    public var size: WidgetSize
    /// The size of one cell in pixels.
    public var cell: WidgetSize

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - family: the shape.
    ///   - isPreview: whether it is only looked at.
    ///   - size: the size in cells; `nil` for that of the family.
    ///   - cell: the size of a cell in pixels; 8 by 16 where nobody knows.
    public init(
        _ family: WidgetFamily, isPreview: Bool = false, size: WidgetSize? = nil,
        cell: WidgetSize = WidgetSize(columns: 8, rows: 16)
    ) {
        self.family = family
        self.isPreview = isPreview
        self.size = size ?? family.standardSize
        self.cell = cell
    }

    /// Its size in pixels, for pictures that are asked for.
    public var displaySize: WidgetSize {
        WidgetSize(columns: size.columns * cell.columns, rows: size.rows * cell.rows)
    }
}

/// How many columns and rows something takes.
public struct Size: Sendable, Hashable {
    /// Columns, from 0 to 16,777,216.
    public let width: Int
    /// Rows, from 0 to 16,777,216.
    public let height: Int

    /// Creates a size; lengths outside the bounds become the nearest bound.
    public init(width: Int, height: Int) {
        self.width = Length.clamp(width)
        self.height = Length.clamp(height)
    }

    /// No cells at all.
    public static let zero = Size(width: 0, height: 0)

    package func length(_ axis: Axis) -> Int { axis == .horizontal ? width : height }

    package init(_ axis: Axis, along: Int, across: Int) {
        self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }

    package func grown(by insets: EdgeInsets) -> Size {
        Size(width: width + insets.horizontal, height: height + insets.vertical)
    }
}

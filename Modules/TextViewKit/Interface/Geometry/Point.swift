/// A place in the grid of cells, counted from the top left corner.
public struct Point: Sendable, Hashable {
    /// The column, from 0; negative when left of the grid.
    public var x: Int
    /// The row, from 0; negative when above the grid.
    public var y: Int

    /// Creates a point.
    public init(x: Int = 0, y: Int = 0) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = Point()

    package static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
}

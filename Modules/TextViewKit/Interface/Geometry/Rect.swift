/// A rectangle of cells.
public struct Rect: Sendable, Hashable {
    /// The top left cell.
    public var origin: Point
    /// How far it reaches to the right and down.
    public var size: Size

    /// Creates a rectangle.
    public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
        self.init(Point(x: x, y: y), Size(width: width, height: height))
    }

    /// Creates a rectangle from its corner and size.
    public init(_ origin: Point, _ size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The first column.
    public var minX: Int { origin.x }
    /// The first row.
    public var minY: Int { origin.y }
    /// The column after the last one.
    public var maxX: Int { origin.x + size.width }
    /// The row after the last one.
    public var maxY: Int { origin.y + size.height }
    /// Whether it holds no cell.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// The cells that lie in both rectangles; empty when they do not meet.
    ///
    /// - Parameter other: the other rectangle.
    /// - Returns: the common part.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let width = min(maxX, other.maxX) - left
        let height = min(maxY, other.maxY) - top
        return Rect(x: left, y: top, width: width, height: height)
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func moved(by offset: Point) -> Rect { Rect(origin + offset, size) }

    package func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading, y: minY + insets.top, width: size.width - insets.horizontal,
            height: size.height - insets.vertical)
    }
}

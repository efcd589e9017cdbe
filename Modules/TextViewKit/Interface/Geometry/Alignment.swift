/// Where a child stands in a room that is larger than itself.
public struct Alignment: Sendable, Hashable {
    /// Its place from left to right.
    public var horizontal: HorizontalAlignment
    /// Its place from top to bottom.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the upper left corner.
    public static let topLeading = Alignment(.leading, .top)
    /// At the upper edge.
    public static let top = Alignment(.center, .top)
    /// In the upper right corner.
    public static let topTrailing = Alignment(.trailing, .top)
    /// At the left edge.
    public static let leading = Alignment(.leading, .center)
    /// In the middle.
    public static let center = Alignment(.center, .center)
    /// At the right edge.
    public static let trailing = Alignment(.trailing, .center)
    /// In the lower left corner.
    public static let bottomLeading = Alignment(.leading, .bottom)
    /// At the lower edge.
    public static let bottom = Alignment(.center, .bottom)
    /// In the lower right corner.
    public static let bottomTrailing = Alignment(.trailing, .bottom)

    /// Where a child begins; an odd cell of room that is left goes to the right and below.
    package func origin(of child: Size, in room: Size) -> Point {
        Point(x: horizontal.start(child.width, in: room.width), y: vertical.start(child.height, in: room.height))
    }
}

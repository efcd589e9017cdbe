/// Distances from the four edges, in cells.
public struct EdgeInsets: Sendable, Hashable {
    /// Rows above.
    public let top: Int
    /// Columns on the left.
    public let leading: Int
    /// Rows below.
    public let bottom: Int
    /// Columns on the right.
    public let trailing: Int

    /// Creates insets; a negative distance is 0.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = Length.clamp(top)
        self.leading = Length.clamp(leading)
        self.bottom = Length.clamp(bottom)
        self.trailing = Length.clamp(trailing)
    }

    package init(_ edges: Edge.Set, _ length: Int) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package var horizontal: Int { leading + trailing }
    package var vertical: Int { top + bottom }
    package func total(_ axis: Axis) -> Int { axis == .horizontal ? horizontal : vertical }
}

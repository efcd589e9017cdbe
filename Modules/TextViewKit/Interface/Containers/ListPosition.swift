/// Which part of a list is seen.
///
/// Rows are counted, not cells: rows out of sight are never built, so nobody knows how high they are.
public enum ListPosition: Sendable, Hashable {
    /// A row stands at the upper edge, moved up by some of its lines; 0 is the beginning. A number behind the end shows
    /// the end.
    case row(Int, offset: Int = 0)
    /// The last row stands at the lower edge.
    case end
    /// A row stands at the lower edge, as far as there are rows above it.
    case bottom(Int)
    /// As much of the beginning as possible, with this row in sight.
    case showing(Int)
}

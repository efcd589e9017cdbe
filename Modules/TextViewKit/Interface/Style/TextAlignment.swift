/// Where a line stands that is shorter than its width.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// On the left.
    case leading
    /// In the middle; an odd column is left over on the right.
    case center
    /// On the right.
    case trailing
}

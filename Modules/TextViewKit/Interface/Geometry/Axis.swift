/// A direction in which things stand side by side.
public enum Axis: Sendable, Hashable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

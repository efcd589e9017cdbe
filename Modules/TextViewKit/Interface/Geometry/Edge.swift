/// One of the four sides of a rectangle.
public enum Edge: Int, Sendable, Hashable, CaseIterable {
    /// Above.
    case top
    /// On the left.
    case leading
    /// Below.
    case bottom
    /// On the right.
    case trailing

    /// Any number of sides.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit for each side.
        public let rawValue: Int
        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Above.
        public static let top = Set(rawValue: 1)
        /// On the left.
        public static let leading = Set(rawValue: 2)
        /// Below.
        public static let bottom = Set(rawValue: 4)
        /// On the right.
        public static let trailing = Set(rawValue: 8)
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Above and below.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// How much of a document is read; a document beyond one of them is refused, never cut.
public struct XMLLimits: Sendable, Hashable {
    /// The most bytes of the document.
    public var bytes: Int
    /// How many elements may stand inside each other.
    public var depth: Int
    /// The most elements and attributes together.
    public var nodes: Int

    /// Creates limits; the defaults fit a feed of ten thousand items.
    ///
    /// - Parameters:
    ///   - bytes: the most bytes of the document.
    ///   - depth: how many elements may stand inside each other, at most 200.
    ///   - nodes: the most elements and attributes together.
    public init(bytes: Int = 16 << 20, depth: Int = 64, nodes: Int = 500_000) {
        self.bytes = bytes
        self.depth = min(depth, 200)
        self.nodes = nodes
    }
}

/// One comment of a Swift source.
public struct SwiftComment: Sendable, Equatable {
    /// The comment with its marks.
    public var text: String
    /// How many bytes stand before it in its source.
    public var offset: Int
    /// How many bytes stand before what follows it.
    public var end: Int

    /// Creates a comment.
    public init(_ text: String, offset: Int, end: Int) {
        self.text = text
        self.offset = offset
        self.end = end
    }
}

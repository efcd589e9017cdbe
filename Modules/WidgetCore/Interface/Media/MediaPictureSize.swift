/// How large a picture has to be, in pixels.
public struct MediaPictureSize: Sendable, Hashable {
    /// From left to right, at least 1.
    public var width: Int
    /// From top to bottom, at least 1.
    public var height: Int

    /// Creates a size; what is below 1 counts as 1.
    public init(width: Int, height: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
    }
}

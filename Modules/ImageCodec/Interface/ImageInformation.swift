/// What a file says of its picture.
public struct ImageInformation: Sendable, Hashable {
    /// The format.
    public var format: ImageFormat
    /// The size as it is stored.
    public var storedSize: PixelSize
    /// How it has to be turned.
    public var orientation: ImageOrientation
    /// Whether there are more frames than the one that is decoded.
    public var isAnimated: Bool
    /// How many frames it says to have, or as many as the bytes that were looked at hold; at least 1.
    public var frames: Int

    /// Creates a description.
    public init(
        format: ImageFormat, storedSize: PixelSize, orientation: ImageOrientation = .upright, isAnimated: Bool = false,
        frames: Int = 1
    ) {
        self.format = format
        self.storedSize = storedSize
        self.orientation = orientation
        self.isAnimated = isAnimated
        self.frames = frames
    }

    /// The size as it is seen.
    public var size: PixelSize { orientation.isSideways ? storedSize.transposed : storedSize }
}

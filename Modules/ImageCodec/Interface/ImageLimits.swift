/// What is too much for a picture.
public struct ImageLimits: Sendable, Hashable {
    /// How many bytes a file may have.
    public var bytes: Int
    /// How many pixels it may say to have.
    public var pixels: Int
    /// How many pixels the decoded picture may have.
    public var decodedPixels: Int
    /// How many bytes the decoder of a format may need besides: a progressive JPEG and a lossless WebP are in memory as a
    /// whole before the first row is there.
    public var workingBytes: Int

    /// Creates limits: 32 MiB, 128 and 4 binary megapixels, 256 MiB unless said otherwise.
    ///
    /// - Parameters:
    ///   - bytes: how many bytes a file may have.
    ///   - pixels: how many pixels it may say to have.
    ///   - decodedPixels: how many pixels the decoded picture may have.
    ///   - workingBytes: how many bytes the decoder may need besides.
    public init(
        bytes: Int = 32 << 20, pixels: Int = 128 << 20, decodedPixels: Int = 4 << 20, workingBytes: Int = 256 << 20
    ) {
        self.bytes = bytes
        self.pixels = pixels
        self.decodedPixels = decodedPixels
        self.workingBytes = workingBytes
    }
}

/// A decoded picture: red, green, blue and opacity of each pixel, row by row.
public struct PixelImage: Sendable, Hashable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// Four bytes a pixel.
    public let bytes: [UInt8]

    /// Creates a picture; `nil` when the number of bytes is not four times that of the pixels.
    ///
    /// - Parameters:
    ///   - width: pixels from left to right, from 0.
    ///   - height: pixels from top to bottom, from 0.
    ///   - bytes: red, green, blue and opacity of each pixel, row by row.
    public init?(width: Int, height: Int, bytes: [UInt8]) {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard width >= 0, height >= 0, !overflow, bytes.count % 4 == 0, bytes.count / 4 == pixels else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// The pixel at a place, or `nil` where it is more than half transparent or outside.
    func colour(x: Int, y: Int) -> Colour? {
        guard 0..<width ~= x, 0..<height ~= y else { return nil }
        let start = (y * width + x) * 4
        return bytes[start + 3] < 128 ? nil : .rgb(bytes[start], bytes[start + 1], bytes[start + 2])
    }
}

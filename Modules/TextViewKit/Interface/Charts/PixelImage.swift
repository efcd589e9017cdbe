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
    package func colour(x: Int, y: Int) -> Colour? {
        guard 0..<width ~= x, 0..<height ~= y else { return nil }
        let start = (y * width + x) * 4
        return bytes[start + 3] < 128 ? nil : .rgb(bytes[start], bytes[start + 1], bytes[start + 2])
    }

    /// The mean of the pixels of a rectangle, each counting as much as it is opaque, or `nil` where they are more than
    /// half transparent.
    func mean(columns: Range<Int>, rows: Range<Int>) -> Colour? {
        bytes.withUnsafeBufferPointer { bytes in
            var (sum, opacity) = (SIMD4<Int>.zero, 0)
            for y in rows {
                for start in stride(
                    from: (y * width + columns.lowerBound) * 4, to: (y * width + columns.upperBound) * 4, by: 4)
                {
                    let own = Int(bytes[start + 3])
                    sum &+= SIMD4(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), 0) &* own
                    opacity += own
                }
            }
            guard opacity > 0, opacity >= 128 * columns.count * rows.count else { return nil }
            let mean = (sum &+ opacity / 2) / SIMD4(repeating: opacity)
            return .rgb(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z))
        }
    }
}

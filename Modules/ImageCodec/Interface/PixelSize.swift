/// A size in pixels.
public struct PixelSize: Sendable, Hashable {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - width: pixels from left to right.
    ///   - height: pixels from top to bottom.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// How many pixels there are; the greatest number when there are more.
    public var count: Int {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow ? .max : count
    }

    /// The size on its side.
    public var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The largest size of the same proportions that fits into a box and is no larger than this one.
    ///
    /// - Parameter box: the most pixels each way; less than 1 counts as 1.
    /// - Returns: a size of at least 1 each way; the shorter side is rounded to the nearest pixel.
    public func fitting(_ box: PixelSize) -> PixelSize {
        let box = PixelSize(width: max(box.width, 1), height: max(box.height, 1))
        guard width > box.width || height > box.height else { return self }
        // Sides of formats have at most 31 bits, so that products of two fit.
        let limit = min(box.width, width, 1 << 31), rest = min(box.height, height, 1 << 31)
        if width * rest >= height * limit {
            return PixelSize(width: limit, height: max(1, (height * limit + width / 2) / width))
        }
        return PixelSize(width: max(1, (width * rest + height / 2) / height), height: rest)
    }
}

import ImageCodecInterface

/// Pixels in memory: red, green, blue and opacity of each, row by row.
struct Pixels {
    var size: PixelSize
    var bytes: [UInt8]

    /// The picture turned upright.
    func upright(from orientation: ImageOrientation) -> Pixels {
        guard orientation != .upright else { return self }
        let target = orientation.isSideways ? size.transposed : size
        var result = [UInt8]()
        result.reserveCapacity(bytes.count)
        for y in 0..<target.height {
            for x in 0..<target.width {
                let start = place(x, y, orientation) * 4
                result += bytes[start..<(start + 4)]
            }
        }
        return Pixels(size: target, bytes: result)
    }

    /// Where the pixel is stored that is seen at a place.
    private func place(_ x: Int, _ y: Int, _ orientation: ImageOrientation) -> Int {
        let (right, bottom) = (size.width - 1, size.height - 1)
        let (column, row) =
            switch orientation {
            case .upright: (x, y)
            case .mirrored: (right - x, y)
            case .upsideDown: (right - x, bottom - y)
            case .flipped: (x, bottom - y)
            case .transposed: (y, x)
            case .turnedLeft: (y, bottom - x)
            case .transversed: (right - y, bottom - x)
            case .turnedRight: (right - y, x)
            }
        return row * size.width + column
    }

    /// The picture as a part of a larger, transparent one; what reaches over its edge is left out.
    func placed(x: Int, y: Int, in canvas: PixelSize) -> Pixels {
        var result = [UInt8](repeating: 0, count: canvas.count * 4)
        let width = min(size.width, canvas.width - x)
        for row in 0..<max(0, min(size.height, canvas.height - y)) where width > 0 {
            let source = row * size.width * 4
            let target = ((y + row) * canvas.width + x) * 4
            result.replaceSubrange(target..<(target + width * 4), with: bytes[source..<(source + width * 4)])
        }
        return Pixels(size: canvas, bytes: result)
    }
}

import TextViewKitInterface

extension PixelImage {
    /// A rectangle of the picture, which has to lie in it; the whole costs nothing.
    func part(columns: Range<Int>, rows: Range<Int>) -> PixelImage {
        guard columns != 0..<width || rows != 0..<height else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns.count * rows.count * 4)
        for y in rows {
            let start = (y * width + columns.lowerBound) * 4
            bytes += self.bytes[start..<(start + columns.count * 4)]
        }
        return PixelImage(width: columns.count, height: rows.count, bytes: bytes) ?? self
    }

    /// The picture made smaller by a whole number, so that neither side has more pixels than a limit.
    ///
    /// Each pixel is the mean of those that it stands for, which count as much as they are opaque.
    func reduced(to limit: Int) -> PixelImage {
        let factor = (max(width, height) + limit - 1) / limit
        guard factor > 1 else { return self }
        let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns * rows * 4)
        for row in 0..<rows {
            for column in 0..<columns {
                let pixel = mean(
                    columns: column * factor..<min(width, (column + 1) * factor),
                    rows: row * factor..<min(height, (row + 1) * factor))
                for channel in 0..<4 { bytes.append(UInt8(pixel[channel])) }
            }
        }
        return PixelImage(width: columns, height: rows, bytes: bytes) ?? self
    }

    private func mean(columns: Range<Int>, rows: Range<Int>) -> SIMD4<Int> {
        bytes.withUnsafeBufferPointer { bytes in
            var (sum, opacity) = (SIMD4<Int>.zero, 0)
            for y in rows {
                for x in columns {
                    let start = (y * width + x) * 4
                    let own = Int(bytes[start + 3])
                    sum &+= SIMD4(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), 0) &* own
                    opacity += own
                }
            }
            let count = columns.count * rows.count
            var mean = opacity == 0 ? .zero : (sum &+ opacity / 2) / SIMD4(repeating: opacity)
            mean.w = (opacity + count / 2) / count
            return mean
        }
    }
}

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
}

package import TextViewKitInterface

/// A picture spread over cells.
package struct TiledPicture: Equatable, Sendable {
    package let image: PixelImage
    /// The cells that the whole of it takes.
    package let size: Size

    /// A picture of at least one pixel on at least one cell; `nil` for anything less.
    package init?(_ image: PixelImage, size: Size) {
        guard image.width > 0, image.height > 0, size.width > 0, size.height > 0 else { return nil }
        (self.image, self.size) = (image, size)
    }

    /// The pixels that lie on some of its cells, at least one in each direction.
    package func pixels(on cells: CellRect) -> CellRect {
        let left = cells.x * image.width / size.width
        let top = cells.y * image.height / size.height
        let right = cells.maxX * image.width / size.width
        let bottom = cells.maxY * image.height / size.height
        return CellRect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
    }
}

extension PixelDrawing {
    /// The picture that looks like the half blocks on a number of cells.
    func picture(on size: Size) -> TiledPicture? {
        guard !isResizable, pixels.height % 2 == 1 else {
            return TiledPicture(pixels, size: isResizable ? size : Size(width: pixels.width, height: pixels.height / 2))
        }
        // The lower half of the last cells stays empty.
        let bytes = pixels.bytes + [UInt8](repeating: 0, count: pixels.width * 4)
        return PixelImage(width: pixels.width, height: pixels.height + 1, bytes: bytes)
            .flatMap { TiledPicture($0, size: Size(width: $0.width, height: $0.height / 2)) }
    }
}

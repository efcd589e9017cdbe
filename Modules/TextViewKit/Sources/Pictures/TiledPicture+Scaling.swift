package import TextViewKitInterface

extension TiledPicture {
    /// What lies on some of the cells, in the pixels of the terminal: the nearest pixel of the picture for each.
    ///
    /// - Parameters:
    ///   - cells: which cells of the picture.
    ///   - cell: the pixels of a cell of the terminal.
    ///   - lines: at most so many lines of pixels.
    /// - Returns: as many pixels as the cells have.
    package func scaled(_ cells: CellRect, cell: Size, lines: Int = .max) -> PixelImage? {
        let (width, height) = (cells.width * cell.width, min(cells.height * cell.height, lines))
        let columns = (0..<max(0, width)).map { x in
            (cells.x * cell.width + x) * image.width / (size.width * cell.width)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(max(0, width * height) * 4)
        for y in 0..<max(0, height) {
            let row = (cells.y * cell.height + y) * image.height / (size.height * cell.height) * image.width
            for column in columns { bytes += image.bytes[(row + column) * 4..<(row + column) * 4 + 4] }
        }
        return PixelImage(width: max(0, width), height: max(0, height), bytes: bytes)
    }
}

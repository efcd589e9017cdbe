/// Half blocks: a cell is about twice as high as wide, so that each half is a square pixel.
package struct PixelDrawing: Drawing {
    package var pixels: PixelImage
    package var isResizable: Bool

    private var natural: Size { Size(width: pixels.width, height: (pixels.height + 1) / 2) }

    package func size(for proposal: ProposedSize) -> Size {
        guard isResizable, pixels.width > 0, pixels.height > 0 else { return natural }
        let room = proposal.filled(natural)
        let byWidth = room.width * pixels.height / pixels.width
        if (byWidth + 1) / 2 <= room.height { return Size(width: room.width, height: max((byWidth + 1) / 2, 1)) }
        return Size(width: max(room.height * 2 * pixels.width / pixels.height, 1), height: room.height)
    }

    package func draw(on canvas: inout some Canvas) {
        for y in 0..<canvas.size.height {
            for x in 0..<canvas.size.width { put(x, y, &canvas) }
        }
    }

    private func put(_ x: Int, _ y: Int, _ canvas: inout some Canvas) {
        let upper = sample(x, y * 2, canvas.size)
        let lower = sample(x, y * 2 + 1, canvas.size)
        switch (upper, lower) {
        case (nil, nil): return
        case (let upper?, nil): canvas.put("▀", x: x, y: y, style: Style(foreground: upper))
        case (nil, let lower?): canvas.put("▄", x: x, y: y, style: Style(foreground: lower))
        case (let upper?, let lower?):
            canvas.put("▀", x: x, y: y, style: Style(foreground: upper, background: lower))
        }
    }

    // What a cell stands for may change with every frame, so a decoder cannot have scaled the picture for it.
    private func sample(_ x: Int, _ y: Int, _ size: Size) -> Colour? {
        guard isResizable else { return pixels.colour(x: x, y: y) }
        let columns = part(x, of: size.width, pixels.width)
        let rows = part(y, of: size.height * 2, pixels.height)
        return columns.isEmpty || rows.isEmpty ? nil : pixels.mean(columns: columns, rows: rows)
    }

    /// The pixels of one axis that lie on one of its places, at least one.
    private func part(_ place: Int, of places: Int, _ pixels: Int) -> Range<Int> {
        let start = place * pixels / places
        return start..<min(pixels, max(start + 1, (place + 1) * pixels / places))
    }
}

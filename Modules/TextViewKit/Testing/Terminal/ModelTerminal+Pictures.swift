import TextViewKit
import TextViewKitInterface

extension ModelTerminal {
    /// Draws sixel from the cursor on, and leaves the cursor below it.
    mutating func drawSixel(_ body: [UInt8]) throws {
        let sixel = try SixelPixels(body)
        let cell = cellPixels
        guard x * cell.width + sixel.size.width <= width * cell.width else {
            throw ModelTerminalError.wrapped(x: x, y: y)
        }
        // A band that reaches over the last row scrolls, also where nothing of it is drawn.
        guard y * cell.height + sixel.bandHeight <= height * cell.height else { throw ModelTerminalError.scrolled }
        for (line, row) in sixel.rows.enumerated() {
            for (column, colour) in row.enumerated() {
                draw(colour, x * cell.width + column, y * cell.height + line)
            }
        }
        (x, y) = (0, min(height - 1, y + rowCount(sixel)))
    }

    private func rowCount(_ sixel: SixelPixels) -> Int {
        (sixel.size.height + cellPixels.height - 1) / cellPixels.height
    }

    private mutating func draw(_ colour: Colour?, _ x: Int, _ y: Int) {
        let index = y / cellPixels.height * width + x / cellPixels.width
        if cells[index].pixels.isEmpty {
            cells[index].pixels = Array(repeating: nil, count: cellPixels.width * cellPixels.height)
        }
        guard let colour else { return }
        cells[index].pixels[y % cellPixels.height * cellPixels.width + x % cellPixels.width] = colour
    }

    /// What is wrong with the pixels on a cell of a frame.
    func pictureFault(_ cell: Cell, in frame: CellBuffer, _ column: Int, _ row: Int) -> String? {
        let placements = kitty.placements.values.filter { $0.covers(column, row) }
        let pixels = cells[row * width + column].pixels
        guard cell.glyph.isPicture, let tile = frame.arena.tile(cell.glyph.value) else {
            return placements.isEmpty && pixels.isEmpty ? nil : "a picture that should be gone"
        }
        if let placement = placements.first, placements.count == 1 {
            return fault(placement, tile.picture, tile.cell, Point(x: column, y: row))
        }
        return placements.isEmpty && !pixels.isEmpty
            ? fault(pixels, tile.picture, tile.cell, isLast: row == height - 1)
            : "\(placements.count) placements, \(pixels.count) pixels instead of a picture"
    }

    private func fault(_ placement: ModelKitty.Placement, _ picture: TiledPicture, _ tile: Point, _ cell: Point)
        -> String?
    {
        let target = placement.target
        let source = CellRect(
            x: tile.x - (cell.x - target.minX), y: tile.y - (cell.y - target.minY), width: target.size.width,
            height: target.size.height)
        let wanted = picture.pixels(on: source)
        guard kitty.images[placement.image] == picture.image else { return "another picture" }
        return placement.pixels == [wanted.x, wanted.y, wanted.width, wanted.height]
            ? nil : "another part: \(placement)"
    }

    // Levels are in percent: half a percent each way, and half a level more where they are read.
    private func fault(_ pixels: [Colour?], _ picture: TiledPicture, _ tile: Point, isLast: Bool) -> String? {
        let cell = cellPixels
        for y in 0..<cell.height {
            for x in 0..<cell.width {
                let seen = pixels[y * cell.width + x]
                let wanted = colour(of: picture, tile.x * cell.width + x, tile.y * cell.height + y)
                if isLast, y >= cell.height - 5, seen == nil { continue }
                guard Self.isNear(seen, wanted) else { return "pixel \(x), \(y): \(seen as Any), not \(wanted as Any)" }
            }
        }
        return nil
    }

    private func colour(of picture: TiledPicture, _ x: Int, _ y: Int) -> Colour? {
        let image = picture.image
        let column = x * image.width / (picture.size.width * cellPixels.width)
        let start = (y * image.height / (picture.size.height * cellPixels.height) * image.width + column) * 4
        let bytes = image.bytes
        return bytes[start + 3] < 128 ? nil : .rgb(bytes[start], bytes[start + 1], bytes[start + 2])
    }

    private static func isNear(_ first: Colour?, _ second: Colour?) -> Bool {
        switch (first?.kind, second?.kind) {
        case (.rgb(let red, let green, let blue)?, .rgb(let otherRed, let otherGreen, let otherBlue)?):
            [(red, otherRed), (green, otherGreen), (blue, otherBlue)].allSatisfy { abs(Int($0) - Int($1)) <= 2 }
        default: first == second
        }
    }
}

extension ModelKitty.Placement {
    fileprivate func covers(_ x: Int, _ y: Int) -> Bool {
        target.minX..<target.maxX ~= x && target.minY..<target.maxY ~= y
    }
}

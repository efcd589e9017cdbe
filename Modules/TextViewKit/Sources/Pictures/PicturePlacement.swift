import TextViewKitInterface

/// A rectangle of the screen on which a rectangle of a picture is seen.
struct PicturePlacement: Equatable {
    var picture: TiledPicture
    /// Where on the screen.
    var target: CellRect
    /// Which cells of the picture; as large as the target.
    var source: CellRect

    /// What a frame shows of pictures: what something lies over, or what is cut off, is left out.
    static func placements(in frame: CellBuffer) -> [PicturePlacement] {
        var done: [PicturePlacement] = []
        var open: [PicturePlacement] = []
        for y in 0..<frame.height {
            var next: [PicturePlacement] = []
            for run in runs(of: y, in: frame) {
                let above = open.firstIndex { $0.continues(with: run) }
                next.append(above.map { open.remove(at: $0).extended } ?? run)
            }
            done += open
            open = next
        }
        return done + open
    }

    private static func runs(of y: Int, in frame: CellBuffer) -> [PicturePlacement] {
        var runs: [PicturePlacement] = []
        let row = frame.row(y)
        var x = 0
        while x < frame.width {
            let start = x
            x += 1
            guard row[start].glyph.isPicture, let tile = frame.arena.tile(row[start].glyph.value) else { continue }
            let end = min(frame.width, start + tile.picture.size.width - tile.cell.x)
            while x < end, row[x].glyph.bits == row[start].glyph.bits + UInt32(x - start) { x += 1 }
            runs.append(
                PicturePlacement(
                    picture: tile.picture, target: CellRect(x: start, y: y, width: x - start, height: 1),
                    source: CellRect(x: tile.cell.x, y: tile.cell.y, width: x - start, height: 1)))
        }
        return runs
    }

    private func continues(with run: PicturePlacement) -> Bool {
        target.x == run.target.x && target.width == run.target.width && source.x == run.source.x
            && source.maxY == run.source.y && picture == run.picture
    }

    private var extended: PicturePlacement {
        var result = self
        result.target.height += 1
        result.source.height += 1
        return result
    }
}

import TextViewKitInterface

/// The pictures of a screen in the terminal's own protocol, on cells that are blank otherwise.
struct PictureLayer {
    private let capabilities: TerminalCapabilities
    private var kitty = KittyPictures()
    private var wanted: [PicturePlacement] = []

    init(_ capabilities: TerminalCapabilities) { self.capabilities = capabilities }

    /// Looks at what a frame shows; returns whether rows may be scrolled, which terminals do not do alike with pictures.
    mutating func prepare(_ frame: CellBuffer) -> Bool {
        guard capabilities.pictures != nil else { return true }
        let former = wanted
        wanted = frame.arena.hasPictures ? PicturePlacement.placements(in: frame) : []
        return former.isEmpty && wanted.isEmpty
    }

    /// Shows the pictures when the cells are there.
    mutating func show(on screen: inout Screen, clears: Bool) {
        switch capabilities.pictures {
        case nil: return
        case .kitty:
            if clears { kitty.removeAll(screen.output) }
            kitty.show(wanted, on: &screen)
        case .sixel:
            // Whatever is written to a cell erases its pixels; those of the others are still there.
            for placement in wanted where screen.hasBlanked(placement.target) { draw(placement, on: &screen) }
        }
    }

    private func draw(_ placement: PicturePlacement, on screen: inout Screen) {
        let cell = capabilities.cellPixels
        let lines = placement.target.height * cell.height
        // At the bottom a band of six lines that reaches over the edge would scroll.
        let limit = placement.target.maxY >= screen.shown.height ? lines / 6 * 6 : lines
        guard let image = placement.picture.scaled(placement.source, cell: cell, lines: limit) else { return }
        screen.cursor.move(to: placement.target.x, placement.target.y, screen.output)
        screen.output.append(Sixel.encode(image)[...])
        // Terminals leave it below the picture or beside it.
        screen.cursor = .unknown
    }
}

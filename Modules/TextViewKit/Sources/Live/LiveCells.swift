import TextViewKitInterface

/// The cells that are shown: those of the renderer, with what belongs to the runtime drawn over them.
final class LiveCells {
    let cells: CellBuffer
    /// Draws what lies over the screen: menus and the list of keys.
    private let popups: Renderer
    /// The rows that hold something that the renderer did not paint.
    private var isChanged: [Bool] = []
    /// The rows that were written since they got their colours.
    private var isUncoloured: [Bool] = []
    private var mustRepaint = true

    init(model: WidthModel) {
        cells = CellBuffer(width: 0, height: 0)
        popups = Renderer(model: model)
    }

    /// Has everything copied again.
    func repaint() { mustRepaint = true }

    func resize(to base: CellBuffer) {
        guard cells.width != base.width || cells.height != base.height else { return }
        cells.resize(width: base.width, height: base.height)
        isChanged = [Bool](repeating: true, count: base.height)
        isUncoloured = isChanged
    }

    /// Takes over the rows that the renderer painted, and those that were drawn over.
    func show(_ base: CellBuffer) {
        for y in 0..<base.height where base.touched[y] || isChanged[y] || mustRepaint {
            cells.copy(CellRect(x: 0, y: y, width: base.width, height: 1), from: base, toX: 0, y: y)
            (base.touched[y], isChanged[y], isUncoloured[y]) = (false, false, true)
        }
        mustRepaint = false
        // Nobody else shares the glyphs of the renderer, so that here is the place to drop those it shows no more.
        base.arena.collect(keeping: base, CellBuffer(width: 0, height: 0, arena: base.arena))
    }

    /// Draws over rows; they are taken over from the renderer again at the next frame.
    func change(rows rects: [Rect], _ draw: (CellBuffer) -> Void) {
        guard !rects.isEmpty else { return }
        for rect in rects {
            for y in max(rect.minY, 0)..<max(min(rect.maxY, cells.height), max(rect.minY, 0)) {
                (isChanged[y], isUncoloured[y]) = (true, true)
            }
        }
        draw(cells)
    }

    /// Draws a view over the screen.
    func show(_ view: some View, in rect: Rect) {
        change(rows: [rect]) { cells in
            let picture = popups.frame(view, size: rect.size)
            cells.copy(picture.bounds, from: picture, toX: rect.minX, y: rect.minY)
        }
    }

    func measure(_ view: some View, within size: Size) -> Size { popups.measure(view, size) }

    func colour(_ theme: Theme) {
        for y in isUncoloured.indices where isUncoloured[y] {
            theme.colour(row: y, of: cells)
            isUncoloured[y] = false
        }
    }
}

/// A grid of cells, row by row in one piece of memory.
///
/// A wide glyph never stands in half: whatever overwrites one of its cells leaves a space in the other. Drawing outside
/// the grid is clipped. A width or height is at most ``limit``; larger ones are cut, negative ones are 0.
package final class CellBuffer {
    /// No terminal is larger; sizes beyond it come from mistakes.
    package static let limit = 2048

    // Unchecked, because every glyph that is drawn reads them, and nothing holds on to them while they change.
    @exclusivity(unchecked) package private(set) var width: Int
    @exclusivity(unchecked) package private(set) var height: Int
    package let arena: GlyphArena
    /// All cells; `width * height` of them.
    @exclusivity(unchecked) private(set) var cells: UnsafeMutablePointer<Cell>
    /// The rows that were drawn into since ``FrameWriter`` last looked.
    @exclusivity(unchecked) var touched: [Bool]

    /// A grid of blank cells.
    package init(width: Int, height: Int, arena: GlyphArena = GlyphArena()) {
        self.width = Self.clamped(width)
        self.height = Self.clamped(height)
        self.arena = arena
        cells = .allocate(capacity: self.width * self.height)
        cells.initialize(repeating: .blank, count: self.width * self.height)
        touched = [Bool](repeating: true, count: self.height)
    }

    deinit { cells.deallocate() }

    private static func clamped(_ size: Int) -> Int { min(max(0, size), limit) }

    /// The whole grid.
    package var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

    /// Takes another size and becomes blank.
    package func resize(width: Int, height: Int) {
        cells.deallocate()
        (self.width, self.height) = (Self.clamped(width), Self.clamped(height))
        cells = .allocate(capacity: self.width * self.height)
        cells.initialize(repeating: .blank, count: self.width * self.height)
        touched = [Bool](repeating: true, count: self.height)
    }

    /// The cell at a place, or `nil` outside the grid.
    package func cell(atX x: Int, y: Int) -> Cell? {
        (0..<width).contains(x) && (0..<height).contains(y) ? cells[y * width + x] : nil
    }

    /// The cells of a row that exists.
    func row(_ y: Int) -> UnsafeMutablePointer<Cell> { cells + y * width }

    /// The scalars of a cell: a space for an empty one, nothing for the right half of a wide glyph.
    package func text(of cell: Cell) -> String {
        if cell.glyph.isCluster { return String(decoding: arena.bytes(of: cell.glyph.value), as: UTF8.self) }
        if cell.glyph.isPicture { return " " }
        return Unicode.Scalar(cell.glyph.value).map { cell.glyph.width == 0 ? "" : String(Character($0)) } ?? ""
    }

    /// Where the cell leads, or `nil`.
    package func link(of cell: Cell) -> String? { arena.address(of: cell.link) }

    /// The numbers of the cells of pictures.
    var pictureNumbers: Set<UInt32> {
        Set((0..<width * height).lazy.map { self.cells[$0].glyph }.filter(\.isPicture).map(\.value))
    }

    /// Gives every cluster the number that the closure has for its old one.
    func renumberClusters(_ number: (UInt32) -> UInt32) {
        for index in 0..<width * height where cells[index].glyph.isCluster {
            let glyph = cells[index].glyph
            cells[index].glyph = Glyph(
                cluster: number(glyph.value), width: glyph.width, isDisputed: glyph.isDisputed)
        }
    }
}

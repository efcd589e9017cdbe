package import TextViewKitInterface

/// A small terminal that applies bytes to a grid, for tests of what is written to real ones.
///
/// It knows what ``FrameWriter`` may write and nothing else: an unknown sequence, text that wraps and a line feed that
/// scrolls are errors. In the grapheme model it draws clusters as terminals with mode 2027 do, in the legacy model
/// scalars by their own width, like the C library.
package struct ModelTerminal {
    package let width: Int
    package let height: Int
    package let model: WidthModel
    package internal(set) var cells: [ModelCell]
    /// The column may be ``width``: the last column was written, and the next glyph would wrap.
    package internal(set) var x = 0
    package internal(set) var y = 0
    package internal(set) var isCursorVisible = true
    /// Whether a synchronized update is open.
    package internal(set) var isUpdating = false
    /// Updates that were closed.
    package internal(set) var updates = 0
    var pen = ModelCell()
    var wraps = true
    var region: Range<Int>
    /// Whether text wraps and line feeds scroll, as with the output of any program; a frame does neither.
    package var isLenient = false
    /// The rows that scrolled out of a lenient terminal, without the spaces at their ends.
    package internal(set) var scrollback: [String] = []
    /// The pixels of a cell.
    package let cellPixels = Size(width: 10, height: 20)
    /// What the kitty protocol put here.
    package internal(set) var kitty = ModelKitty()
    /// Whether there are pictures in pixels of their own.
    package var hasPictures: Bool { !kitty.placements.isEmpty || cells.contains { !$0.pixels.isEmpty } }
    /// The glyph that REP repeats: the last thing applied, if it was a glyph.
    var lastGlyph: ModelCell?

    /// A terminal of at least one row and one column, filled with `x` so that what nobody clears is seen.
    package init(width: Int, height: Int, model: WidthModel = .grapheme) {
        (self.width, self.height, self.model) = (max(1, width), max(1, height), model)
        cells = [ModelCell](repeating: ModelCell(text: "x"), count: self.width * self.height)
        region = 0..<self.height
    }

    /// The rows as text, each with all its spaces.
    package var rows: [String] {
        (0..<height).map { y in cells[y * width..<(y + 1) * width].map(\.text).joined() }
    }

    /// The cell at a place of the grid.
    package func cell(atX x: Int, y: Int) -> ModelCell { cells[y * width + x] }

    mutating func put(_ text: String, width glyphWidth: Int) throws {
        guard glyphWidth > 0 else { return attach(text) }
        if x + glyphWidth > width {
            guard !wraps || isLenient else { throw ModelTerminalError.wrapped(x: x, y: y) }
            if wraps { wrap() } else { x = max(0, width - glyphWidth) }
        }
        for column in x..<min(width, x + glyphWidth) { vacate(column) }
        var cell = pen
        (cell.text, cell.width) = (text, glyphWidth)
        self[x] = cell
        if glyphWidth == 2, x + 1 < width {
            (cell.text, cell.width) = ("", 0)
            self[x + 1] = cell
        }
        x += glyphWidth
    }

    private mutating func wrap() {
        x = 0
        lineFeed()
    }

    /// Goes down a row, or scrolls in the last one; the row that leaves is kept.
    mutating func lineFeed() {
        guard y == height - 1 else { return y += 1 }
        scrollback.append(String(rows[0].reversed().drop { $0 == " " }.reversed()))
        scroll(from: 0, by: -1)
    }

    private mutating func attach(_ text: String) {
        guard x > 0 else { return }
        let lead = self[x - 1].width == 0 ? x - 2 : x - 1
        self[max(0, lead)].text += text
    }

    /// Blanks both halves of a wide glyph of which one is about to be overwritten.
    private mutating func vacate(_ column: Int) {
        let half = self[column].width
        if half == 0, column > 0 { blank(column - 1) }
        if half == 2, column + 1 < width { blank(column + 1) }
    }

    private mutating func blank(_ column: Int) { (self[column].text, self[column].width) = (" ", 1) }

    /// A cell of the cursor's row.
    subscript(column: Int) -> ModelCell {
        get { cells[y * width + column] }
        set { cells[y * width + column] = newValue }
    }

    /// Blanks cells of the cursor's row in the background of the pen, like terminals with background colour erase.
    mutating func erase(_ columns: Range<Int>) {
        for column in columns.clamped(to: 0..<width) {
            vacate(column)
            self[column] = erased
        }
    }

    private var erased: ModelCell { ModelCell(style: Style(background: pen.style.background)) }

    /// Moves the rows from one on, within the region, down or up; what they leave is blank.
    mutating func scroll(from top: Int, by distance: Int) {
        let area = top..<region.upperBound
        let old = cells
        for row in area {
            for column in 0..<width {
                cells[row * width + column] =
                    area.contains(row - distance) ? old[(row - distance) * width + column] : erased
            }
        }
    }
}

/// What the terminal shows, and the state in which its cursor and pen were left.
struct Screen {
    let capabilities: TerminalCapabilities
    let output: OutputBuffer
    var pen: Pen
    var cursor = Cursor.unknown
    var shown = CellBuffer(width: 0, height: 0)
    /// Which rows differ from the new frame.
    var changed: [Bool] = []
    var scrolls = ScrollFinder(height: 0)
    /// The columns of each row in which cells of pictures were written as blanks.
    private var blanked: [Range<Int>?] = []
    /// Whether a synchronized update was begun.
    private var isUpdating = false

    init(_ capabilities: TerminalCapabilities, _ output: OutputBuffer) {
        self.capabilities = capabilities
        self.output = output
        pen = Pen(capabilities)
    }

    func fits(_ frame: CellBuffer) -> Bool {
        shown.width == frame.width && shown.height == frame.height && shown.arena === frame.arena
    }

    /// Takes the size of a frame, and takes all its rows for unknown.
    mutating func start(with frame: CellBuffer) {
        shown = CellBuffer(width: frame.width, height: frame.height, arena: frame.arena)
        changed = [Bool](repeating: false, count: frame.height)
        blanked = [Range<Int>?](repeating: nil, count: frame.height)
        scrolls = ScrollFinder(height: frame.height)
        pen = Pen(capabilities)
        for y in 0..<frame.height { frame.touched[y] = true }
    }

    /// Whether a cell of a picture in a rectangle was written with the last frame.
    func hasBlanked(_ rect: CellRect) -> Bool {
        (rect.y..<rect.maxY).contains { blanked[$0]?.overlaps(rect.x..<rect.maxX) == true }
    }

    /// Notes that the blank of a cell of a picture is written.
    mutating func noteBlank(_ x: Int, _ y: Int) {
        let former = blanked[y] ?? x..<x + 1
        blanked[y] = min(former.lowerBound, x)..<max(former.upperBound, x + 1)
    }

    /// Makes the terminal show a frame; where pictures are, cells are blank.
    mutating func show(_ frame: CellBuffer, clears: Bool, mayScroll: Bool = true) {
        let count = findChanges(in: frame)
        if blanked.contains(where: { $0 != nil }) { blanked = [Range<Int>?](repeating: nil, count: frame.height) }
        if capabilities.synchronizes, clears || count > 1 { beginUpdate() }
        if clears { clear() }
        let mayScroll = mayScroll && count > 2 && !clears && capabilities.scrolls
        if mayScroll { scroll(to: frame) }
        for y in 0..<frame.height where changed[y] {
            writeRow(y, of: frame)
            scrolls.isKnown[y] = mayScroll
            if mayScroll { scrolls.old[y] = scrolls.new[y] }
        }
    }

    private mutating func findChanges(in frame: CellBuffer) -> Int {
        var count = 0
        for y in 0..<frame.height {
            changed[y] = frame.touched[y] && !shown.row(y).isSame(as: frame.row(y), count: frame.width)
            if changed[y] { count += 1 }
        }
        return count
    }

    /// Brings the terminal into a known state: no scroll region, wrapping, no style, an empty screen.
    private mutating func clear() {
        output.append("\u{1B}[r\u{1B}[?7h")
        pen.reset(output)
        output.append("\u{1B}[H\u{1B}[2J")
        cursor = .at(0, 0)
    }

    /// Puts the visible cursor where it belongs.
    mutating func place(_ place: CursorPlace) { cursor.move(to: place.x, place.y, output) }

    private mutating func beginUpdate() {
        isUpdating = true
        output.append("\u{1B}[?2026h")
    }

    mutating func endUpdate() {
        if isUpdating { output.append("\u{1B}[?2026l") }
        isUpdating = false
    }
}

package import TextViewKitInterface

/// Some lines below the prompt, which scroll with everything else and stay when the program ends.
///
/// Nothing is addressed by its row in the terminal, which nobody knows: the cursor rests in the first of the lines (or at
/// the caret), and all moves begin there. When a narrower window breaks the lines anew, the first one still begins where
/// the cursor is, so that everything below it can be erased, and nothing above it is.
@MainActor
package final class LineSurface: Surface {
    private let capabilities: TerminalCapabilities
    private let reflows: Bool
    private let limit: Int
    package let output = OutputBuffer()
    /// The bytes of each line as the terminal has it, and its columns.
    private var lines: [(bytes: [UInt8], width: Int)] = []
    private var width = 0
    private var cursorLine = 0
    private var caret: Point?
    /// Whether the lines have to be erased before anything is drawn.
    private var isUnknown = false

    package init(_ capabilities: TerminalCapabilities, reflows: Bool, limit: Int) {
        (self.capabilities, self.reflows, self.limit) = (capabilities, reflows, max(1, limit))
    }

    var linesBelowCursor: Int { max(0, lines.count - 1 - cursorLine) }

    /// As high as asked for, even in a lower terminal: it then shows the last lines.
    package func frameSize(in terminal: Size) -> Size { Size(width: terminal.width, height: limit) }

    /// After a stop the lines belong to the scrollback: a new copy is drawn where the cursor is.
    func invalidate() { (lines, cursorLine, isUnknown) = ([], 0, true) }

    package func show(_ frame: LiveFrame, in terminal: Size) {
        output.removeAll()
        let height = inkHeight(frame)
        let top = max(0, height - max(1, terminal.height))
        let new = (top..<height).map { line($0, of: frame.cells) }
        let isNew = width != frame.cells.width || new.count != lines.count || isUnknown
        let isDrawn = isNew || new.indices.contains { isChanged($0, new) }
        if isDrawn, capabilities.synchronizes { output.append("\u{1B}[?2026h") }
        if isNew { erase(for: frame.cells.width) }
        if isDrawn { draw(new) }
        let caret = frame.caret.flatMap { (top..<height).contains($0.y) ? Point(x: $0.x, y: $0.y - top) : nil }
        if isDrawn || caret != self.caret { place(caret) }
        if isDrawn, capabilities.synchronizes { output.append("\u{1B}[?2026l") }
    }

    func print(above line: String) -> Bool {
        output.removeAll()
        erase(for: width)
        for scalar in line.unicodeScalars where scalar.properties.generalCategory != .control {
            output.append(scalar: scalar.value)
        }
        output.append("\r\n")
        return true
    }

    /// The lines down to the last one that shows anything, or the caret; at least one.
    private func inkHeight(_ frame: LiveFrame) -> Int {
        let cells = frame.cells
        let last = (0..<cells.height).last { y in CellRun.runs(of: y, cells).contains { !$0.isBlank } }
        return min(cells.height, max(1, (last ?? 0) + 1, (frame.caret?.y ?? 0) + 1))
    }

    private func isChanged(_ index: Int, _ new: [(bytes: [UInt8], width: Int)]) -> Bool {
        index >= lines.count || lines[index].bytes != new[index].bytes
    }

    /// Each line begins and ends in the terminal's own style, so that it does not depend on the others.
    private func line(_ y: Int, of cells: CellBuffer) -> (bytes: [UInt8], width: Int) {
        let buffer = OutputBuffer()
        var pen = Pen(capabilities)
        var width = 0
        let runs = CellRun.runs(of: y, cells)
        let blank = runs.reversed().prefix { $0.isBlank }.reduce(0) { $0 + $1.width }
        for x in 0..<cells.width - blank {
            guard let cell = cells.cell(atX: x, y: y), cell.glyph.width > 0 else { continue }
            pen.set(cell, cells.arena, buffer)
            buffer.append(Array(cells.text(of: cell).utf8)[...])
            width = x + cell.glyph.width
            // Terminals dispute how wide it is; what follows belongs into its column all the same.
            if cell.glyph.isDisputed { buffer.append(csi: width + 1, "G") }
        }
        pen.reset(buffer)
        return (buffer.withBytes(Array.init), width)
    }

    /// Goes to the first line and erases it with everything below.
    private func erase(for newWidth: Int) {
        up(lines.prefix(cursorLine).reduce(0) { $0 + rows(of: $1.width, in: newWidth) })
        output.append("\r\u{1B}[J")
        (lines, cursorLine, width, isUnknown) = ([], 0, newWidth, false)
    }

    /// The rows that a line takes after the window became narrower.
    private func rows(of width: Int, in newWidth: Int) -> Int {
        reflows ? max(1, (width + newWidth - 1) / max(1, newWidth)) : 1
    }

    private func draw(_ new: [(bytes: [UInt8], width: Int)]) {
        up(cursorLine)
        output.append("\r")
        for index in new.indices {
            if isChanged(index, new) {
                output.append(new[index].bytes[...])
                if new[index].width < width { output.append("\u{1B}[K") }
            }
            if index < new.count - 1 { output.append("\r\n") }
        }
        (lines, cursorLine) = (new, new.count - 1)
    }

    /// Leaves the cursor at the caret, or hidden at the beginning of the first line.
    private func place(_ caret: Point?) {
        let line = caret?.y ?? 0
        up(cursorLine - line)
        if line > cursorLine { output.append(csi: line - cursorLine, "B") }
        output.append("\r")
        if let caret, caret.x > 0 { output.append(csi: caret.x, "C") }
        output.append(caret == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
        (cursorLine, self.caret) = (line, caret)
    }

    private func up(_ rows: Int) { if rows > 0 { output.append(csi: rows, "A") } }
}

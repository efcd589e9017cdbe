import TextViewKitInterface

extension ModelTerminal {
    /// The same contents in another size: rows that are too wide are broken, and the cursor stays at its glyph.
    ///
    /// Rows that were broken are not joined again: a program of ours never lets the terminal break its lines.
    func reflowed(to size: Size) -> ModelTerminal {
        var result = ModelTerminal(width: size.width, height: size.height, model: model)
        (result.isLenient, result.isCursorVisible, result.wraps) = (true, isCursorVisible, wraps)
        (result.pen, result.updates, result.isUpdating) = (pen, updates, isUpdating)
        var pieces: [[ModelCell]] = []
        var place = Point.zero
        for row in 0..<lastRow + 1 {
            let cells = ink(row)
            if row == y { place = Point(x: x % size.width, y: pieces.count + x / size.width) }
            for start in stride(from: 0, to: max(1, cells.count), by: size.width) {
                pieces.append(Array(cells.dropFirst(start).prefix(size.width)))
            }
        }
        result.fill(with: pieces, cursor: place, scrollback: scrollback)
        return result
    }

    private var lastRow: Int { (0..<height).last { !ink($0).isEmpty && $0 > y } ?? y }

    private func ink(_ row: Int) -> [ModelCell] {
        var cells = Array(cells[row * width..<(row + 1) * width])
        while cells.last?.text == " ", cells.last?.style == .plain { cells.removeLast() }
        return cells
    }

    /// Shows the last rows, but always the one of the cursor; what is above them has scrolled out.
    private mutating func fill(with pieces: [[ModelCell]], cursor: Point, scrollback: [String]) {
        let top = max(0, min(cursor.y, pieces.count - height))
        self.scrollback = scrollback + pieces[..<top].map { $0.map(\.text).joined() }
        cells = pieces[top...].prefix(height).flatMap { row in
            row + [ModelCell](repeating: ModelCell(), count: width - row.count)
        }
        cells += [ModelCell](repeating: ModelCell(), count: width * height - cells.count)
        (x, y) = (cursor.x, cursor.y - top)
    }
}

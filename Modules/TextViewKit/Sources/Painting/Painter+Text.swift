import TextViewKitInterface

extension Painter {
    mutating func paintText(_ element: Element, _ frame: Rect, _ clip: Rect, _ covers: Bool) {
        guard let memory = element.memory as? TextMemory else { return }
        if memory.isSimple {
            paint(row: frame.minY, frame, clip, covers) { $0.writeRuns(memory.text, frame.minX, frame.minY, clip) }
        } else {
            for (index, line) in memory.lines.enumerated() {
                let row = frame.minY + index
                paint(row: row, frame, clip, covers) { painter in
                    painter.buffer.write(line, atX: frame.minX, y: row, clippedTo: CellRect(clip))
                }
            }
        }
    }

    private func writeRuns(_ text: StyledText, _ x: Int, _ y: Int, _ clip: Rect) {
        var x = x
        let clip = CellRect(clip)
        for run in text.runs {
            x += buffer.write(run.text, style: run.style, atX: x, y: y, clippedTo: clip, model: metrics.model)
        }
    }

    /// Text without a background lets shine through what was painted under it.
    private mutating func paint(row: Int, _ frame: Rect, _ clip: Rect, _ covers: Bool, _ write: (Painter) -> Void) {
        guard clip.minY..<clip.maxY ~= row, isDirty[row] else { return }
        guard covers else { return write(self) }
        let columns = max(frame.minX, clip.minX)..<max(min(frame.maxX, clip.maxX), max(frame.minX, clip.minX))
        underlay.removeAll(keepingCapacity: true)
        for x in columns { underlay.append(buffer.cell(atX: x, y: row)?.style.background ?? .default) }
        write(self)
        for x in columns {
            let colour = underlay[x - columns.lowerBound]
            guard colour != .default, buffer.cell(atX: x, y: row)?.style.background == .default else { continue }
            buffer.restyle(CellRect(x: x, y: row, width: 1, height: 1), background: colour)
        }
    }
}

extension CellRect {
    init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
}

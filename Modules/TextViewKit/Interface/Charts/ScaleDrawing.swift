/// A scale with a mark on it: `├───●──┤`.
struct ScaleDrawing: Drawing {
    var fraction: Double

    func size(for proposal: ProposedSize) -> Size { Size(width: proposal.width ?? 20, height: 1) }

    func draw(on canvas: inout some Canvas) {
        let last = canvas.size.width - 1
        guard last >= 0 else { return }
        for x in 0...last {
            canvas.put(x == 0 ? "├" : x == last ? "┤" : "─", x: x, y: 0, style: Style(attributes: .dim))
        }
        let mark = Int((fraction * Double(last)).rounded())
        canvas.put("●", x: mark, y: 0, style: Style(foreground: .cyan, attributes: .bold))
    }
}

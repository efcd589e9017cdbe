/// A horizontal bar, exact to an eighth of a cell.
struct BarDrawing: Drawing {
    var fraction: Double
    var idealWidth = 20
    var hasTrack = true

    func size(for proposal: ProposedSize) -> Size { Size(width: proposal.width ?? idealWidth, height: 1) }

    func draw(on canvas: inout some Canvas) {
        let width = canvas.size.width
        let eighths = Int((fraction * Double(width) * 8).rounded())
        for x in 0..<width {
            guard let glyph = glyph(eighths - x * 8) else { continue }
            canvas.put(glyph, x: x, y: 0, style: .plain)
        }
    }

    private func glyph(_ eighths: Int) -> Unicode.Scalar? {
        if eighths <= 0 { return hasTrack ? "░" : nil }
        return Unicode.Scalar(0x2590 - UInt32(min(eighths, 8)))
    }
}

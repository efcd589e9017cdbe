/// Little columns of one to eight eighths of a cell.
struct SparkDrawing: Drawing {
    var values: [Double]

    func size(for proposal: ProposedSize) -> Size {
        Size(width: min(proposal.width ?? values.count, values.count), height: 1)
    }

    func draw(on canvas: inout some Canvas) {
        let shown = values.suffix(canvas.size.width)
        guard let least = shown.min(), let greatest = shown.max() else { return }
        for (x, value) in shown.enumerated() {
            let level = greatest > least ? Fraction.of(value, in: least...greatest) : 0.5
            let glyph = Unicode.Scalar(0x2581 + UInt32((level * 7).rounded())) ?? " "
            canvas.put(glyph, x: x, y: 0, style: .plain)
        }
    }
}

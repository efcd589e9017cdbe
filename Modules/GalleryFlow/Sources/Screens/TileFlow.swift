import TextViewKitInterface

/// Tiles of one size in as many columns as there is room for.
struct TileFlow: Layout {
    static let tile = Size(width: 18, height: 7)
    private static let gap = Size(width: 2, height: 1)

    func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
        let columns = Self.columns(of: proposal.width)
        let rows = (subviews.count + columns - 1) / columns
        return Size(
            width: columns * (Self.tile.width + Self.gap.width) - Self.gap.width,
            height: max(0, rows * (Self.tile.height + Self.gap.height) - Self.gap.height))
    }

    func placeSubviews(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) {
        let columns = Self.columns(of: proposal.width)
        for (index, view) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            view.place(
                at: Point(
                    x: column * (Self.tile.width + Self.gap.width), y: row * (Self.tile.height + Self.gap.height)),
                proposal: ProposedSize(Self.tile))
        }
    }

    /// At least one, and where nobody says how much room there is, four.
    private static func columns(of width: Int?) -> Int {
        width.map { max(1, ($0 + gap.width) / (tile.width + gap.width)) } ?? 4
    }
}

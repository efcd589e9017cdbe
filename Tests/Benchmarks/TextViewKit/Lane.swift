/// What changes from frame to frame.
enum Lane: String, CaseIterable {
    /// Only the counter in the header.
    case tick
    /// The counter, a selection that moves down, and one bar.
    case small
    /// The list moves up by one item.
    case scroll

    static let rows = 59

    /// The item in a row of the list.
    func item(row: Int, frame: Int) -> Item {
        switch self {
        case .tick: Item(number: row)
        case .small:
            Item(
                number: row, shift: row == frame * 7 % Lane.rows ? frame : 0,
                isSelected: row == frame % Lane.rows)
        case .scroll: Item(number: frame + row, isSelected: row == 30)
        }
    }
}

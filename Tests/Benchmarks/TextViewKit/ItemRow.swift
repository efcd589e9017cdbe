import TextViewKitInterface

/// A row of seven styles: number, name, state, bar, text, and the gaps between them.
struct ItemRow: View, Equatable {
    let item: Item

    private static let names: [Colour] = [.red, .green, .yellow, .blue, .magenta, .cyan]
    private static let states: [(String, Colour)] = [
        ("running  ", .green), ("stopped  ", .red), ("pending  ", .yellow),
    ]
    private static let bars = (0...40).map { filled in
        String(repeating: "█", count: filled) + String(repeating: "░", count: 40 - filled)
    }
    static let sentence = String(
        """
        The quick brown fox jumps over the lazy dog while the five boxing wizards look on and pack my box with five \
        dozen liquor jugs, then vex the quartz sphinx again
        """.prefix(132))

    var body: some View {
        let number = item.number
        let state = ItemRow.states[number % 3]
        let filled = (number * 7 + item.shift) % 41
        return
            (Text(padded(number, 5, " ") + " ").dim()
            + Text("item-" + padded(number, 4, "0")).bold().foreground(ItemRow.names[number % 6])
            + Text("  ") + Text(state.0).foreground(state.1)
            + Text(ItemRow.bars[filled]).foreground(.cyan)
            + Text("  ") + Text(ItemRow.sentence))
            .frame(maxWidth: .max, alignment: .leading).highlighted(item.isSelected)
    }

    private func padded(_ number: Int, _ width: Int, _ fill: Character) -> String {
        let digits = String(number)
        return String(repeating: fill, count: max(width - digits.utf8.count, 0)) + digits
    }
}

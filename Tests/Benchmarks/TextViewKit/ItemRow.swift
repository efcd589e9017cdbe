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
        let runs = [
            StyledRun(padded(number, 5, " ") + " ", style: Style(attributes: .dim)),
            StyledRun(
                "item-" + padded(number, 4, "0"),
                style: Style(foreground: ItemRow.names[number % 6], attributes: .bold)),
            StyledRun("  "), StyledRun(state.0, style: Style(foreground: state.1)),
            StyledRun(ItemRow.bars[(number * 7 + item.shift) % 41], style: Style(foreground: .cyan)),
            StyledRun("  "), StyledRun(ItemRow.sentence),
        ]
        return Text(StyledText(runs)).reverse(item.isSelected).lineLimit(1)
    }

    private func padded(_ number: Int, _ width: Int, _ fill: Character) -> String {
        let digits = String(number)
        return String(repeating: fill, count: max(width - digits.utf8.count, 0)) + digits
    }
}

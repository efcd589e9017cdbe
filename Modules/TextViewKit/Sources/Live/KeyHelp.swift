import TextViewKitInterface

/// All keys of a screen, then those that every screen has.
struct KeyHelp: View {
    let shortcuts: [(key: String, label: String)]

    private static let everywhere: [(key: String, label: String)] = [
        ("Tab, Shift+Tab", "next, previous"), ("Arrows", "move"), ("Enter", "choose"), ("Esc", "leave"),
        ("Page Up, Page Down", "scroll"), ("Alt+C", "copy"), ("Alt+M", "let the terminal select with the mouse"),
        ("?", "these keys; Alt+? while typing"),
    ]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 2) {
            ForEach(0..<shortcuts.count) { row(shortcuts[$0]) }
            if !shortcuts.isEmpty { Divider() }
            ForEach(0..<KeyHelp.everywhere.count) { row(KeyHelp.everywhere[$0]) }
        }
        .padding(.horizontal, 1).border(.rounded, title: "Keys")
    }

    private func row(_ entry: (key: String, label: String)) -> some View {
        GridRow {
            Text(entry.key).bold().lineLimit(1)
            Text(entry.label).lineLimit(1)
        }
    }
}

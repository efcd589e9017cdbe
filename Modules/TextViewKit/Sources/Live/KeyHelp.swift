import LocalizationKit
import TextViewKitInterface

/// All keys of a screen, then those that every screen has.
struct KeyHelp: View {
    let shortcuts: [(key: String, label: String)]

    private static let everywhere: [(key: LocalizedText, label: LocalizedText)] = [
        ("Tab, Shift+Tab", Strings.nextPrevious), (Strings.arrows, Strings.move), ("Enter", Strings.choose),
        ("Esc", Strings.leave), ("Page Up, Page Down", Strings.scroll), ("Alt+C", Strings.copy),
        ("Alt+M", Strings.selectWithMouse), ("?", Strings.theseKeys),
    ]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 2) {
            ForEach(0..<shortcuts.count) { row(Text(shortcuts[$0].key), Text(shortcuts[$0].label)) }
            if !shortcuts.isEmpty { Divider() }
            ForEach(0..<KeyHelp.everywhere.count) {
                row(Text(KeyHelp.everywhere[$0].key), Text(KeyHelp.everywhere[$0].label))
            }
        }
        .padding(.horizontal, 1).border(.rounded, title: Strings.keys)
    }

    private func row(_ key: Text, _ label: Text) -> some View {
        GridRow {
            key.bold().lineLimit(1)
            label.lineLimit(1)
        }
    }
}

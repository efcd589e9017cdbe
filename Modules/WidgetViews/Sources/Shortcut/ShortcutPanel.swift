public import TextViewKitInterface

/// Shortcuts, one below the other; each is a target of its own.
public struct ShortcutPanel: View {
    /// What surrounds them.
    public var frame: PanelFrame
    /// The shortcuts; those that do not fit are left out.
    public var shortcuts: [ShortcutFigure]

    /// Creates a panel.
    public init(_ frame: PanelFrame, _ shortcuts: [ShortcutFigure]) {
        self.frame = frame
        self.shortcuts = shortcuts
    }

    /// A single one stands in the middle, several as a list.
    public var body: some View {
        let isSingle = shortcuts.count == 1
        Panel(
            frame,
            content: VStack(alignment: isSingle ? .center : .leading) {
                ForEach(Array(shortcuts.prefix(frame.contentHeight).enumerated()), id: \.offset) { _, shortcut in
                    row(shortcut)
                }
            }
            .upTo(
                width: frame.width, height: frame.contentHeight, alignment: isSingle ? .center : .topLeading))
    }

    @ViewBuilder
    private func row(_ shortcut: ShortcutFigure) -> some View {
        let row = HStack(spacing: 1) {
            Text(shortcut.sign).foreground(.magenta).accessibilityHidden()
            Text(shortcut.title).lineLimit(1)
        }
        .accessibilityLabel(shortcut.title)
        if let open = shortcut.open { row.onTap(open) } else { row }
    }
}

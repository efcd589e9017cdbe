import LocalizationKit
import TextViewKitInterface

extension LiveRuntime {
    /// The keys of the screen or the dialog that has the focus, with what they do.
    var shortcuts: [(key: String, label: String)] {
        named.map { ($0.shortcut.text(in: environment.language), $0.label) }
    }

    private var named: [(shortcut: KeyboardShortcut, label: String)] {
        map.reachable.compactMap { target in target.annotation.shortcut.map { ($0, target.label) } }
    }

    func drawFooter(_ mark: InteractionMap.Mark) {
        let visible = mark.visible
        guard !visible.isEmpty else { return }
        let line = KeyLine(named, in: environment.language).fitting(visible.size.width, metrics.width)
        screen.change(rows: [visible]) { cells in
            var x = visible.minX
            for hint in line {
                let words: [(String, TextAttributes)] = [(hint.key, .bold), (" \(hint.label)", .dim)]
                for (text, attributes) in words {
                    x += cells.write(
                        text, style: Style(attributes: attributes), atX: x, y: visible.minY,
                        clippedTo: CellRect(visible), model: metrics.model)
                }
                x += KeyLine.gap
            }
        }
    }
}

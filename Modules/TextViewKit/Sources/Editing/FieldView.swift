import TextViewKitInterface

/// The part of a field's text that can be seen, so that the caret is always in it.
struct FieldView {
    /// Columns of the text to the left of what is seen.
    private(set) var scroll = 0
    let metrics: TextMetrics

    /// The columns at which clusters begin, and the one where the last ends.
    func columns(_ editor: LineEditor) -> [Int] {
        if editor.rules.boxes != nil { return (0...editor.clusters.count).map { $0 * 3 + 1 } }
        return editor.clusters.reduce(into: [0]) { columns, cluster in
            columns.append((columns.last ?? 0) + (editor.rules.isSecret ? 1 : max(metrics.width(of: cluster), 1)))
        }
    }

    /// Moves as little as it takes to have the caret in a window.
    mutating func reveal(_ editor: LineEditor, width: Int) {
        guard editor.rules.boxes == nil, width > 0 else { return scroll = 0 }
        let columns = columns(editor)
        let caret = columns[editor.caret]
        if caret < scroll { scroll = caret }
        if caret > scroll + width - 1 { scroll = caret - width + 1 }
        scroll = min(scroll, max((columns.last ?? 0) - width + 1, 0))
    }

    /// The column of the caret in the window; of a full row of boxes the last one.
    func caretColumn(_ editor: LineEditor) -> Int {
        let caret = editor.rules.boxes.map { min(editor.caret, $0 - 1) * 3 + 1 }
        return caret ?? columns(editor)[editor.caret] - scroll
    }

    /// The cluster under a column of the window; both halves of a wide one belong to it.
    func caret(at column: Int, _ editor: LineEditor) -> Int {
        if editor.rules.boxes != nil { return min(max(column, 0) / 3, editor.clusters.count) }
        let ends = columns(editor).dropFirst()
        return (ends.firstIndex { $0 > column + scroll } ?? ends.endIndex) - 1
    }
}

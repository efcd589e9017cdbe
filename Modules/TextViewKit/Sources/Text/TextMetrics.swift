package import TextViewKitInterface

/// Measures text in cells: the one rule that layout, caret, hit test and output share.
package struct TextMetrics: Hashable, Sendable {
    package var model: WidthModel

    package init(model: WidthModel = .grapheme) { self.model = model }

    /// The columns that text takes on one line; line breaks, tabs and other controls take none.
    package func width(of text: String) -> Int {
        var scanner = ClusterScanner(model: model)
        let bytes = text.utf8Span.span
        var width = 0
        while scanner.offset < bytes.count {
            let run = bytes.plainRun(from: scanner.offset, to: bytes.count)
            scanner.offset += run
            width += run + (scanner.next(in: bytes, before: bytes.count)?.width ?? 0)
        }
        return width
    }
}

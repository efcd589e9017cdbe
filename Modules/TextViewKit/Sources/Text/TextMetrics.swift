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

    /// Calls the closure with every piece of a text that is never divided, its first UTF-8 offset, and its columns.
    ///
    /// Carets stand at these offsets; a piece without columns (a control, a mark with nothing to stand on) is not drawn.
    package func forEachCluster(in text: String, _ body: (_ cluster: Substring, _ offset: Int, _ width: Int) -> Void) {
        var scanner = ClusterScanner(model: model)
        let bytes = text.utf8Span.span
        while let cluster = scanner.next(in: bytes, before: bytes.count) {
            let start = text.utf8.index(text.startIndex, offsetBy: cluster.start)
            let end = text.utf8.index(start, offsetBy: cluster.end - cluster.start)
            body(text[start..<end], cluster.start, cluster.width)
        }
    }
}

extension TextLine {
    /// The column, indent included, of the caret before the cluster at a UTF-8 offset of the whole text.
    ///
    /// An offset within a cluster counts as its beginning, one that is not shown as the nearest shown one.
    package func column(ofOffset offset: Int) -> Int {
        var column = indent
        forEachCluster { cluster, start, width in
            guard let cluster, cluster.end > offset else {
                column = start + width
                return true
            }
            column = start
            return false
        }
        return column
    }

    /// The UTF-8 offset of the cluster that covers a column, indent included; the end of what is shown behind it.
    ///
    /// Both cells of a wide glyph belong to it; an ellipsis stands for the first offset that it hides.
    package func offset(atColumn column: Int) -> Int {
        var offset = head.lowerBound
        forEachCluster { cluster, start, width in
            let covers = column < start + width
            offset = cluster.map { covers ? $0.start : $0.end } ?? head.upperBound
            return !covers
        }
        return offset
    }

    /// Calls the closure with what is shown (`nil` for the ellipsis), its column and its width, until it returns false.
    private func forEachCluster(_ body: (Cluster?, Int, Int) -> Bool) {
        var column = indent
        guard forEachCluster(of: head, from: &column, body) else { return }
        guard hasEllipsis, body(nil, column, 1) else { return }
        column += 1
        _ = forEachCluster(of: tail, from: &column, body)
    }

    private func forEachCluster(
        of range: Range<Int>, from column: inout Int, _ body: (Cluster?, Int, Int) -> Bool
    ) -> Bool {
        var scanner = ClusterScanner(model: model, offset: range.lowerBound)
        let bytes = text.utf8Span.span
        while let cluster = scanner.next(in: bytes, before: range.upperBound) {
            let width = cluster.isTab ? tabWidth - (column - indent) % tabWidth : cluster.width
            guard body(cluster, column, width) else { return false }
            column += width
        }
        return true
    }
}

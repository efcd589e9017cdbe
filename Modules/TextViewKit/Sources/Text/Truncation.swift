import TextViewKitInterface

/// Leaves out what does not fit into a line.
struct Truncation {
    private let kind: TextTruncation
    private let available: Int

    init(_ kind: TextTruncation, available: Int) { (self.kind, self.available) = (kind, available) }

    /// Makes a line show what fits of its source, with a sign of what is left out.
    func apply(to line: inout TextLine, in text: Span<UInt8>) {
        let budget = kind == .clip ? available : available - 1
        let (front, back) = shares(of: budget)
        let head = head(of: line, front, in: text)
        let tail = tail(of: line, back, in: text)
        line.head = line.source.lowerBound..<head.end
        line.tail = max(head.end, tail.start)..<max(head.end, tail.end)
        line.hasEllipsis = kind != .clip
        line.width = head.width + tail.width + (line.hasEllipsis ? 1 : 0)
    }

    private func shares(of budget: Int) -> (front: Int, back: Int) {
        switch kind {
        case .head: (0, budget)
        case .middle: (budget - budget / 2, budget / 2)
        case .tail, .clip: (budget, 0)
        }
    }

    /// The most clusters from the beginning, up to the end of the paragraph.
    private func head(of line: TextLine, _ budget: Int, in text: Span<UInt8>) -> (end: Int, width: Int) {
        var scanner = ClusterScanner(model: line.model, offset: line.source.lowerBound)
        var (end, width) = (line.source.lowerBound, 0)
        while budget > 0, let cluster = scanner.next(in: text, before: line.source.upperBound), !cluster.isLineBreak {
            let columns = cluster.isTab ? line.tabWidth - width % line.tabWidth : cluster.width
            guard width + columns <= budget else { break }
            (end, width) = (cluster.end, width + columns)
        }
        return (end, width)
    }

    /// The most clusters from the end, back to the beginning of the last paragraph.
    private func tail(of line: TextLine, _ budget: Int, in text: Span<UInt8>) -> (start: Int, end: Int, width: Int) {
        guard budget > 0 else { return (line.source.upperBound, line.source.upperBound, 0) }
        var (total, end, last) = extent(of: line, in: text)
        var scanner = ClusterScanner(model: line.model, offset: last)
        while total > budget, let cluster = scanner.next(in: text, before: end) {
            (total, last) = (total - cluster.width, cluster.end)
        }
        end = max(end, last)
        return (last, end, total)
    }

    /// The columns, the end and the beginning of the last paragraph that is not empty; tabs take no column here.
    private func extent(of line: TextLine, in text: Span<UInt8>) -> (total: Int, end: Int, start: Int) {
        var scanner = ClusterScanner(model: line.model, offset: line.source.lowerBound)
        var (total, end, start) = (0, line.source.lowerBound, line.source.lowerBound)
        var isAfterBreak = false
        while let cluster = scanner.next(in: text, before: line.source.upperBound) {
            if cluster.isLineBreak {
                isAfterBreak = true
                continue
            }
            if isAfterBreak { (total, start, isAfterBreak) = (0, cluster.start, false) }
            (total, end) = (total + cluster.width, cluster.end)
        }
        return (total, end, start)
    }
}

import TextViewKitInterface

extension LineEditor {
    /// Where a movement leads.
    func destination(_ movement: CaretMovement) -> Int {
        switch movement {
        case .left: max(caret - 1, 0)
        case .right: min(caret + 1, clusters.count)
        case .start: 0
        case .end: clusters.count
        case .wordLeft: words.last { $0.lowerBound < caret }?.lowerBound ?? 0
        case .wordRight: words.first { $0.upperBound > caret }?.upperBound ?? clusters.count
        }
    }

    /// The words by their clusters; a secret is one, so that nobody learns where its words end.
    private var words: [Range<Int>] {
        guard !rules.isSecret else { return [] }
        var ends: [Int] = []
        var offset = 0
        for cluster in clusters {
            offset += cluster.utf8.count
            ends.append(offset)
        }
        return wordRanges.map { range in
            let start = ends.firstIndex { $0 > range.lowerBound } ?? clusters.count
            return start..<max((ends.firstIndex { $0 >= range.upperBound } ?? clusters.count - 1) + 1, start)
        }
    }

    /// The pieces of UAX 29 that hold a letter or a digit, by their UTF-8 offsets.
    private var wordRanges: [Range<Int>] {
        let text = text
        let bytes = text.utf8Span.span
        var scanner = WordScanner()
        var ranges: [Range<Int>] = []
        while let range = scanner.next(in: bytes) {
            let piece = String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
            if piece.contains(where: { $0.isLetter || $0.isNumber }) { ranges.append(range) }
        }
        return ranges
    }
}

import TextViewKitInterface

extension TextLine {
    /// A part of a line in one style.
    struct Piece {
        enum Content {
            case text(Range<Int>)
            case ellipsis
        }
        var content: Content
        var style: Style
        var link: String?
    }

    /// Calls the closure with what is shown, from left to right; an ellipsis looks like what it stands next to.
    @inline(__always)
    func forEachPiece(_ body: (Piece) -> Void) {
        forEachPiece(of: head, body)
        guard hasEllipsis else { return }
        let neighbour = head.isEmpty ? tail.lowerBound : head.upperBound - 1
        let span = spans.first { $0.end > neighbour } ?? spans.last
        body(Piece(content: .ellipsis, style: span?.style ?? .plain, link: span?.link))
        forEachPiece(of: tail, body)
    }

    @inline(__always)
    private func forEachPiece(of range: Range<Int>, _ body: (Piece) -> Void) {
        var start = range.lowerBound
        for span in spans where start < range.upperBound && span.end > start {
            let end = min(span.end, range.upperBound)
            body(Piece(content: .text(start..<end), style: span.style, link: span.link))
            start = end
        }
    }
}

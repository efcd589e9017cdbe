import TextViewKitInterface

/// Cuts a text into lines, one after the other, each from the end of the one before.
struct LineWrapper {
    let content: TextContent
    let layout: TextLayout
    let width: Int
    /// Where the next line begins; `nil` after the last one.
    private var start: Int? = 0
    private var isFirstOfParagraph = true
    private var count = 0
    private var breaker = LineBreaker()

    init(_ content: TextContent, _ layout: TextLayout, width: Int) {
        (self.content, self.layout, self.width) = (content, layout, width)
    }

    private var hang: Int { isFirstOfParagraph ? 0 : min(max(0, layout.hangingIndent), width - 1) }

    /// The next line, or `nil` when nothing is left.
    mutating func next(in text: Span<UInt8>) -> TextLine? {
        guard let start else { return nil }
        let available = width - hang
        var walk = LineWalk(content.model, from: start, tabWidth: content.tabWidth, breaker: breaker)
        walk.run(in: text, available: available, wrapping: layout.wrapping)
        count += 1
        var line = TextLine(content, source: start..<walk.end, shownTo: walk.shownEnd, width: walk.shownWidth)
        if reachesLimit, walk.end < text.count || walk.endsParagraph {
            line.source = start..<text.count
            walk.stop(at: text.count)
            Truncation(layout.truncation, available: available).apply(to: &line, in: text)
        } else if line.width > available, layout.wrapping == .none {
            Truncation(layout.truncation, available: available).apply(to: &line, in: text)
        }
        // A single glyph that is wider than the line is cut when it is drawn.
        line.width = min(line.width, available)
        line.indent = hang + alignment(of: line, in: available)
        advance(past: walk, textEnd: text.count)
        return line
    }

    private var reachesLimit: Bool { layout.lineLimit.map { count >= $0 } ?? false }

    private mutating func advance(past walk: LineWalk, textEnd: Int) {
        start = walk.end < textEnd || walk.endsParagraph ? walk.end : nil
        isFirstOfParagraph = walk.endsParagraph
        breaker = walk.breaker
    }

    private func alignment(of line: TextLine, in available: Int) -> Int {
        let free = max(0, available - line.width)
        return switch layout.alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
    }
}

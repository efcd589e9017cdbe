import TextViewKitInterface

/// Walks over clusters until a line is full, and remembers the last place where it may end.
struct LineWalk {
    /// Where the line ends and the next one begins, line break and hanging spaces included.
    private(set) var end: Int
    /// Where the part of the line ends that is shown.
    private(set) var shownEnd: Int
    private(set) var shownWidth = 0
    /// Whether a line break ends it, so that another line follows even at the end of the text.
    private(set) var endsParagraph = false
    /// The state of the rules at `end`.
    private(set) var breaker: LineBreaker

    private let model: WidthModel
    private let tabWidth: Int
    private let start: Int
    private var column = 0
    /// The end and the columns of the line up to its last glyph that is not a space.
    private var inkEnd: Int
    private var inkColumn = 0
    private var candidate: Candidate?

    /// A place where the line may end.
    private struct Candidate {
        var end: Int
        var shownEnd: Int
        var shownWidth: Int
        var breaker: LineBreaker
    }

    init(_ model: WidthModel, from start: Int, tabWidth: Int, breaker: LineBreaker) {
        (self.model, self.start, self.tabWidth, self.breaker) = (model, start, tabWidth, breaker)
        (end, shownEnd, inkEnd) = (start, start, start)
    }

    /// Takes clusters until the line is full or ends.
    mutating func run(in text: Span<UInt8>, available: Int, wrapping: TextWrapping) {
        if let width = widthOfRest(in: text, available: available) {
            column = width
            return finish(at: text.count)
        }
        var scanner = ClusterScanner(model: model, offset: start)
        while let cluster = scanner.next(in: text, before: text.count) {
            if cluster.isLineBreak { return endParagraph(at: cluster) }
            let before = breaker
            if wrapping == .word { noteBreak(before: cluster, in: text, before) }
            let isSpace = wrapping == .word && (cluster.isSpace || cluster.isTab)
            let width = cluster.isTab ? tabWidth - column % tabWidth : cluster.width
            let fits = column + width <= available || width == 0 || isSpace || wrapping == .none
            if !fits, column > 0 { return wrap(before: cluster, before) }
            take(cluster, width: isSpace ? max(0, min(width, available - column)) : width, isSpace: isSpace)
        }
        finish(at: text.count)
    }

    /// The columns of the rest of the text when it fits as it is: the usual case, for which no rule has to be asked.
    private func widthOfRest(in text: Span<UInt8>, available: Int) -> Int? {
        var scanner = ClusterScanner(model: model, offset: start)
        var width = 0
        while width <= available, scanner.offset < text.count {
            let run = text.plainRun(from: scanner.offset, to: text.count)
            scanner.offset += run
            width += run
            guard let cluster = scanner.next(in: text, before: text.count) else { break }
            if cluster.isLineBreak || cluster.isTab { return nil }
            width += cluster.width
        }
        return width <= available ? width : nil
    }

    /// Makes the line the last one.
    mutating func stop(at end: Int) { (self.end, endsParagraph) = (end, false) }

    private mutating func take(_ cluster: Cluster, width: Int, isSpace: Bool) {
        column += width
        end = cluster.end
        if !isSpace { (inkEnd, inkColumn) = (end, column) }
    }

    private mutating func noteBreak(before cluster: Cluster, in text: Span<UInt8>, _ before: LineBreaker) {
        var position = cluster.start
        while position < cluster.end {
            let (scalar, length) = text.scalar(at: position)
            let decision = breaker.take(scalar, endingAt: position + length, in: text)
            if position == cluster.start, decision == .allowed, column > 0 {
                candidate = Candidate(end: end, shownEnd: inkEnd, shownWidth: inkColumn, breaker: before)
            }
            position += length
        }
    }

    /// Ends the line at the last place where it may end; without one the word is folded.
    private mutating func wrap(before cluster: Cluster, _ before: LineBreaker) {
        guard let candidate else {
            (end, shownEnd, shownWidth, breaker) = (cluster.start, cluster.start, column, before)
            return
        }
        end = candidate.end
        (shownEnd, shownWidth, breaker) = (candidate.shownEnd, candidate.shownWidth, candidate.breaker)
    }

    private mutating func endParagraph(at cluster: Cluster) {
        finish(at: cluster.start)
        end = cluster.end
        endsParagraph = true
        breaker = LineBreaker()
    }

    /// Spaces at the end of a paragraph are shown as far as they fit.
    private mutating func finish(at end: Int) {
        (self.end, shownEnd, shownWidth) = (end, end, column)
    }
}

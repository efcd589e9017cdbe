import TextViewKitInterface

/// A line of text with a caret that stands between grapheme clusters, a selection, and what can be undone.
struct LineEditor {
    private struct Moment {
        var clusters: [String]
        var caret: Int
    }

    private static let greatestHistory = 200

    let rules: FieldRules
    private let metrics: TextMetrics
    private(set) var clusters: [String]
    /// The number of clusters before the caret.
    private(set) var caret: Int
    /// Where the selection began; the caret when nothing is selected.
    private var anchor: Int
    private var past: [Moment] = []
    private var future: [Moment] = []
    private var isTyping = false

    init(_ text: String, rules: FieldRules, metrics: TextMetrics) {
        self.rules = rules
        self.metrics = metrics
        clusters = LineEditor.clusters(of: text, metrics)
        caret = clusters.count
        anchor = caret
    }

    private static func clusters(of text: String, _ metrics: TextMetrics) -> [String] {
        var clusters: [String] = []
        metrics.forEachCluster(in: text) { cluster, _, _ in clusters.append(String(cluster)) }
        return clusters
    }

    var text: String { clusters.joined() }
    var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
    var selectedText: String { clusters[selection].joined() }

    /// Takes the text that the view shows now; the caret keeps its distance from the end, as those who group digits
    /// while one types expect.
    mutating func follow(_ shown: String) {
        guard shown != text else { return }
        let behind = clusters.count - caret
        clusters = LineEditor.clusters(of: shown, metrics)
        place(clusters.count - behind, selects: false)
    }

    /// Puts the caret before a cluster; a place outside the text is the nearest end.
    mutating func place(_ caret: Int, selects: Bool) {
        self.caret = min(max(caret, 0), clusters.count)
        if !selects { anchor = self.caret }
        isTyping = false
    }

    /// Selects the word around a cluster.
    mutating func selectWord(at index: Int) {
        place(index + 1, selects: false)
        place(destination(.wordLeft), selects: false)
        place(destination(.wordRight), selects: true)
    }

    /// Does what a command says; `killed` is what was deleted last to be put back elsewhere.
    mutating func perform(_ command: EditCommand, killed: inout String) {
        switch command {
        case .insert(let text): insert(text)
        case .move(let movement, let selects): move(movement, selects)
        case .delete(let movement): remove(movement)
        case .kill(let movement):
            let text = remove(movement)
            // A secret must not turn up in another field.
            if !text.isEmpty, !rules.isSecret { killed = text }
        case .yank: insert(killed)
        case .undo: exchange(\.past, \.future)
        case .redo: exchange(\.future, \.past)
        }
    }

    private mutating func move(_ movement: CaretMovement, _ selects: Bool) {
        guard !selects, !selection.isEmpty, movement == .left || movement == .right else {
            return place(destination(movement), selects: selects)
        }
        place(movement == .left ? selection.lowerBound : selection.upperBound, selects: false)
    }

    private mutating func insert(_ text: String) {
        let text = rules.cleaned(text)
        let isOne = text.count == 1 && selection.isEmpty
        var new = LineEditor.clusters(of: text, metrics)
        if let boxes = rules.boxes { new = Array(new.prefix(max(boxes - clusters.count + selection.count, 0))) }
        guard !new.isEmpty else { return }
        remember(continuing: isOne && isTyping)
        let before = clusters[..<selection.lowerBound].joined() + new.joined()
        let whole = before + clusters[selection.upperBound...].joined()
        // A mark that is typed joins the letter before it, so that the line is divided anew.
        clusters = LineEditor.clusters(of: whole, metrics)
        place(LineEditor.clusters(of: before, metrics).count, selects: false)
        isTyping = isOne
    }

    @discardableResult
    private mutating func remove(_ movement: CaretMovement) -> String {
        let other = destination(movement)
        let range = selection.isEmpty ? min(caret, other)..<max(caret, other) : selection
        guard !range.isEmpty else { return "" }
        remember(continuing: false)
        let removed = clusters[range].joined()
        let rest = clusters[..<range.lowerBound].joined() + clusters[range.upperBound...].joined()
        clusters = LineEditor.clusters(of: rest, metrics)
        place(range.lowerBound, selects: false)
        return removed
    }

    private mutating func remember(continuing: Bool) {
        future.removeAll()
        guard !continuing else { return }
        past.append(Moment(clusters: clusters, caret: caret))
        if past.count > LineEditor.greatestHistory { past.removeFirst() }
    }

    private mutating func exchange(
        _ from: WritableKeyPath<LineEditor, [Moment]>, _ to: WritableKeyPath<LineEditor, [Moment]>
    ) {
        guard let moment = self[keyPath: from].popLast() else { return }
        self[keyPath: to].append(Moment(clusters: clusters, caret: caret))
        clusters = moment.clusters
        place(moment.caret, selects: false)
    }
}

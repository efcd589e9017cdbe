/// Terms with their explanations beside them, in two columns.
struct DefinitionList {
    private var rows: [(term: String, text: String)]

    /// The widest term that explanations make room for; a wider one stands on a line of its own.
    private static let widestTerm = 26
    private static let narrowestText = 24

    init(_ rows: [(term: String, text: String)]) {
        self.rows = rows
    }

    /// The list in lines of at most so many columns, indented by two.
    func lines(width: Int) -> [String] {
        let widths: [Int] = rows.map(\.term.count)
        let widest = widths.filter { $0 <= Self.widestTerm }.max() ?? 0
        return rows.flatMap { lines($0.term, $0.text, indent: widest + 4, width: width) }
    }

    private func lines(_ term: String, _ text: String, indent: Int, width: Int) -> [String] {
        let blank = String(repeating: " ", count: indent)
        var texts = wrapped(text, width: max(width - indent, Self.narrowestText)).map { blank + $0 }
        let term = "  \(term)"
        guard let first = texts.first, term.count + 2 <= indent else { return [term] + texts }
        texts[0] = term + first.dropFirst(term.count)
        return texts
    }
}

import JSONKit

/// Reads the diagram in a Markdown file.
struct MermaidReader {
    /// What a diagram says, each with its place; a module that only stands in arrows counts too.
    private(set) var lines: [String: JSONPosition] = [:]
    /// Where the diagram begins.
    private(set) var position = JSONPosition(line: 1, column: 1)

    /// The diagram between the markers; `nil` when there is none.
    ///
    /// It knows `graph` and `flowchart` with one statement a line: `A`, `A --> B`, `A --> B & C`. Subgraphs, styles and
    /// comments are skipped.
    static func read(_ markdown: String) -> MermaidReader? {
        let rows = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let opening = rows.firstIndex(where: { $0.hasPrefix(ModuleDiagram.opening) }),
            let closing = rows[opening...].firstIndex(where: { $0.hasPrefix(ModuleDiagram.closing) })
        else { return nil }
        var reader = MermaidReader()
        reader.position = JSONPosition(line: opening + 1, column: 1)
        for index in opening + 1..<closing { reader.read(rows[index], line: index + 1) }
        return reader
    }

    private mutating func read(_ row: Substring, line: Int) {
        let column = row.prefix { $0 == " " }.count + 1
        let statement = row.trimming { $0 == " " || $0 == ";" }
        guard !statement.isEmpty, !Self.isSkipped(statement) else { return }
        let position = JSONPosition(line: line, column: column)
        let groups = statement.split(separator: "-->").map { names(in: $0) }
        for name in groups.joined() { note(name, at: position) }
        for (left, right) in zip(groups, groups.dropFirst()) {
            for from in left {
                for to in right { note(ModuleDiagram.line(DirectedGraph.Arrow(from: from, to: to)), at: position) }
            }
        }
    }

    private static func isSkipped(_ statement: Substring) -> Bool {
        let word = statement.prefix { $0 != " " }
        let skipped = ["graph", "flowchart", "subgraph", "end", "classDef", "class", "style", "direction", "linkStyle"]
        return skipped.contains(String(word)) || statement.hasPrefix("```") || statement.hasPrefix("%%")
    }

    private func names(in group: Substring) -> [String] {
        group.split(separator: "&").map { name in
            String(name.trimming { $0 == " " }.prefix { $0 != "[" && $0 != "(" && $0 != "{" })
        }
    }

    private mutating func note(_ line: String, at position: JSONPosition) {
        if lines[line] == nil { lines[line] = position }
    }
}

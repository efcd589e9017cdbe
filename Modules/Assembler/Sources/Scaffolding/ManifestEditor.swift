import Repository

/// Puts the rows of a module into the manifest, in alphabetical order.
struct ManifestEditor {
    private(set) var lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    /// Adds the case and the row of a module.
    ///
    /// - Throws: ``ScaffoldError`` when the manifest has not the shape that the editor knows.
    mutating func add(_ module: NewModule) throws(ScaffoldError) {
        let contract = module.contract
        try insert("    case \(contract.name) = \"\(contract.target)\"", before: contract.name, in: cases())
        try insert(module.row, before: module.name.module, in: rows())
    }

    /// A line of a sorted list, by what it is sorted by.
    private typealias Entry = (key: String, line: Int)

    /// Puts the text before the first entry that is greater, or behind the last one.
    private mutating func insert(_ text: String, before key: String, in entries: [Entry]) throws(ScaffoldError) {
        guard let last = entries.last else { throw .unknownManifest }
        let line = entries.first { $0.key.lowercased() > key.lowercased() }?.line ?? end(of: last)
        lines.insert(contentsOf: text.split(separator: "\n").map(String.init), at: line)
    }

    /// The line behind an entry, which may go on for several lines.
    private func end(of entry: Entry) -> Int {
        lines[(entry.line + 1)...].firstIndex { !$0.hasPrefix("     ") } ?? lines.count
    }

    private func cases() -> [Entry] {
        guard let start = lines.firstIndex(where: { $0.hasPrefix("enum Contract") }) else { return [] }
        return lines[start...].prefix { $0 != "}" }.indices.compactMap { index in
            let words = lines[index].split(separator: " ")
            return words.first == "case" && words.count > 1 ? (String(words[1]), index) : nil
        }
    }

    private func rows() -> [Entry] {
        guard let start = lines.firstIndex(where: { $0.hasPrefix("let modules") }) else { return [] }
        return lines[start...].prefix { $0 != "]" }.indices.compactMap { index in
            guard lines[index].hasPrefix("    .") else { return nil }
            return name(from: index).map { ($0, index) }
        }
    }

    /// The first text in quotes, which stands in the row's first or second line.
    private func name(from index: Int) -> String? {
        let row = lines[index...].prefix(2).joined()
        return row.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first
            .map(String.init)
    }
}

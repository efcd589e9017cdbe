/// Puts the lines of a module into CODEOWNERS, each behind the last line that is smaller.
struct OwnersEditor {
    private(set) var lines: [String]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var text: String { lines.joined(separator: "\n") }

    mutating func add(_ module: NewModule) {
        for line in module.ownerLines { insert(line) }
    }

    /// The last line that matches wins, so that a new line never stands before the general ones at the top.
    private mutating func insert(_ line: String) {
        let folder = line.split(separator: "/").first.map { "/\($0)/" } ?? ""
        let group = lines.indices.filter { lines[$0].hasPrefix(folder) && lines[$0].filter { $0 == "/" }.count > 2 }
        let place = group.first { lines[$0] > line } ?? group.last.map { $0 + 1 } ?? lines.count
        lines.insert(line, at: place)
    }
}

import CommandKitInterface
import JSONKit

/// The distributions side by side: as text, as JSON, and as a table of the README.
struct DistributionTable {
    static let opening = "<!-- assemble:matrix -->"
    static let closing = "<!-- assemble:matrix end -->"

    let rows: [DistributionRow]

    var text: String { TextTable([DistributionRow.titles] + rows.map(\.cells)).text }

    var json: JSONValue {
        ["schema": "tessera.matrix", "version": 1, "distributions": .array(rows.map(\.json))]
    }

    /// A table of Markdown between the markers by which it is found again.
    var markdown: String {
        let lines = [DistributionRow.titles, DistributionRow.titles.map { _ in "---" }] + rows.map(\.markdownCells)
        let table = lines.map { "| \($0.joined(separator: " | ")) |" }
        return ([Self.opening] + table + [Self.closing]).joined(separator: "\n")
    }

    /// A Markdown text with this table in place of the one between the markers; `nil` when there are none.
    func replacing(in text: String) -> String? {
        guard let start = text.firstRange(of: Self.opening), let end = text.firstRange(of: Self.closing),
            start.upperBound <= end.lowerBound
        else { return nil }
        return text[..<start.lowerBound] + markdown + text[end.upperBound...]
    }
}

extension DistributionRow {
    fileprivate var markdownCells: [String] { ["`\(name)`"] + cells.dropFirst() }
}

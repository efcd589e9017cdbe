import Foundation
import Testing

/// One of the test files of the Unicode Character Database: `÷ 0061 × 0308 ÷ 0062 ÷` a line.
struct BreakTestFile {
    struct Row {
        /// The scalars as the file writes them: the name by which a difference is listed.
        var name: String
        var text: String
        /// UTF-8 offsets of the boundaries, the start and the end included where the file has them.
        var boundaries: [Int]
    }

    var rows: [Row]

    init(_ name: String) throws {
        let content = try String(contentsOfFile: "/usr/share/unicode/auxiliary/\(name).txt", encoding: .utf8)
        rows = content.split(separator: "\n").compactMap(Self.row)
    }

    private static func row(_ line: Substring) -> Row? {
        let rule = line.prefix { $0 != "#" }
        guard rule.contains("÷") else { return nil }
        let name = rule.filter { $0 != "\t" }.split(separator: " ").joined(separator: " ")
        var text = String.UnicodeScalarView()
        var boundaries: [Int] = []
        for item in name.split(separator: " ") {
            if item == "÷" { boundaries.append(String(text).utf8.count) }
            if let scalar = UInt32(item, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
        }
        return Row(name: name, text: String(text), boundaries: boundaries)
    }
}

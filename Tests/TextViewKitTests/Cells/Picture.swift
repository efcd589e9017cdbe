import Foundation
import TextViewKit

/// Cells as text, so that tests show what they expect.
enum Picture {
    static func rows(of buffer: CellBuffer) -> [String] {
        (0..<buffer.height).map { y in
            (0..<buffer.width).compactMap { buffer.cell(atX: $0, y: y).map(buffer.text) }.joined()
        }
    }

    /// One line as it is painted: its indent as dots, without the free cells behind it.
    static func row(of line: TextLine, width: Int) -> String {
        let buffer = CellBuffer(width: line.indent + line.width, height: 1)
        buffer.write(line, atX: 0, y: 0, clippedTo: buffer.bounds)
        let text = rows(of: buffer)[0]
        return String(repeating: ".", count: line.indent) + text.dropFirst(line.indent)
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
    var decomposed: String { decomposedStringWithCanonicalMapping }
}

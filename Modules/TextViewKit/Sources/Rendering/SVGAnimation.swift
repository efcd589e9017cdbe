import TextViewKitInterface

/// Pictures of the same size one after the other, again and again, in one file that a browser plays by itself.
///
/// A row is written once, however many frames it stands in; CSS shows it at its times, so that there is no script, which
/// pages do not run in pictures. Who wants no motion sees the first frame.
package struct SVGAnimation {
    /// What is shown, and for how long.
    package struct Frame {
        package var cells: CellBuffer
        /// More than 0.
        package var milliseconds: Int

        package init(_ cells: CellBuffer, milliseconds: Int) {
            (self.cells, self.milliseconds) = (cells, milliseconds)
        }
    }

    private let frames: [Frame]

    /// Takes frames of the same size; there is at least one.
    package init(_ frames: [Frame]) { self.frames = frames }

    package var text: String {
        guard let first = frames.first?.cells else { return "" }
        let parts = parts
        let patterns = Set(parts.map(\.pattern)).filter { $0.contains(false) }.sorted(by: Self.precedes)
        let names = Dictionary(uniqueKeysWithValues: zip(patterns, patterns.indices.map { "f\($0)" }))
        return SVGPicture.document(
            width: first.width, height: first.height, head: head(patterns, names),
            parts.map { $0.text(class: names[$0.pattern]) }.joined())
    }

    /// A row as it looks in some of the frames.
    private struct Part {
        var row: Int
        var content: String
        /// For each frame, whether it has the row.
        var pattern: [Bool]

        /// It is hidden without its class where the first frame does not have it.
        func text(class name: String?) -> String {
            guard let name else { return content }
            return "<g class=\"\(name)\"\(pattern[0] ? "" : " visibility=\"hidden\"")>\n\(content)</g>\n"
        }
    }

    private var parts: [Part] {
        var parts: [Part] = []
        var places: [String: Int] = [:]
        for (index, frame) in frames.enumerated() {
            let picture = SVGPicture(frame.cells)
            for row in 0..<frame.cells.height {
                // The place of a row is in what is drawn, so that the same text in two rows is two parts.
                let content = picture.row(row)
                guard !content.isEmpty else { continue }
                let place = places[content] ?? parts.count
                if place == parts.count {
                    places[content] = place
                    parts.append(Part(row: row, content: content, pattern: frames.map { _ in false }))
                }
                parts[place].pattern[index] = true
            }
        }
        return parts
    }

    private static func precedes(_ one: [Bool], _ other: [Bool]) -> Bool {
        one.lexicographicallyPrecedes(other) { $0 && !$1 }
    }

    private func head(_ patterns: [[Bool]], _ names: [[Bool]: String]) -> String {
        guard !patterns.isEmpty else { return "" }
        let rules = patterns.map { rule($0, names[$0] ?? "") }.joined()
        return
            "<style>\n\(rules)@media (prefers-reduced-motion: reduce) { g { animation: none !important } }\n</style>\n"
    }

    /// The times at which a part comes and goes, as shares of the whole.
    private func rule(_ pattern: [Bool], _ name: String) -> String {
        var time = 0
        var steps = ""
        for (index, frame) in frames.enumerated() {
            if index == 0 || pattern[index] != pattern[index - 1] {
                steps += "\(share(time)) { visibility: \(pattern[index] ? "visible" : "hidden") } "
            }
            time += frame.milliseconds
        }
        return "@keyframes \(name) { \(steps)}\n.\(name) { animation: \(name) \(duration)ms step-end infinite }\n"
    }

    private var duration: Int { frames.reduce(0) { $0 + $1.milliseconds } }

    /// In hundredths of a percent, which are exact enough to see.
    private func share(_ time: Int) -> String {
        let hundredths = time * 10_000 / duration
        let digits = hundredths % 100
        return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)%"
    }
}

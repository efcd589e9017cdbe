import TextViewKitInterface

/// Cells as lines with escape sequences for colours and attributes, for a pipe that ends at a terminal.
///
/// Each line ends in the terminal's own style, so that a pager may show any part of it.
package struct ANSIText {
    package let text: String

    package init(_ cells: CellBuffer, depth: ColourDepth = .trueColour) {
        text = (0..<cells.height).map { ANSIText.line(CellRun.runs(of: $0, cells), depth) + "\n" }.joined()
    }

    private static func line(_ runs: [CellRun], _ depth: ColourDepth) -> String {
        var runs = runs[...]
        while let last = runs.last, last.isBlank { runs.removeLast() }
        return runs.map { escaped($0, depth) }.joined()
    }

    private static func escaped(_ run: CellRun, _ depth: ColourDepth) -> String {
        var style = run.style
        style.foreground = style.foreground.degraded(to: depth)
        style.background = style.background.degraded(to: depth)
        guard style != .plain else { return run.text }
        return "\u{1B}[\(codes(style).joined(separator: ";"))m\(run.text)\u{1B}[0m"
    }

    private static let attributeCodes: [(TextAttributes, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.blink, "5"), (.reverse, "7"), (.hidden, "8"),
        (.strikethrough, "9"),
    ]

    private static func codes(_ style: Style) -> [String] {
        attributeCodes.filter { style.attributes.contains($0.0) }.map(\.1)
            + colour(style.foreground, base: 30) + colour(style.background, base: 40)
    }

    private static func colour(_ colour: Colour, base: Int) -> [String] {
        switch colour.kind {
        case .default: []
        case .ansi(let number): ["\(base + Int(number & 7) + (number > 7 ? 60 : 0))"]
        case .indexed(let number): ["\(base + 8)", "5", "\(number)"]
        case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
        }
    }
}

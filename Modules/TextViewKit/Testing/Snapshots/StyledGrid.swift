import TextViewKit
import TextViewKitInterface

/// The canonical form of cells with their styles, made to be read and compared by people.
///
///     |Total 42|
///     --
///     |aaaaaabb|
///     --
///     a dim
///     b bold fg=green
struct StyledGrid {
    let text: String

    init(_ cells: CellBuffer) {
        var legend = StyleLegend()
        let runs = (0..<cells.height).map { CellRun.runs(of: $0, cells) }
        let glyphs = runs.map { "|" + $0.map(\.text).joined() + "|\n" }.joined()
        let styles = runs.map { row in
            "|" + row.map { String(repeating: legend.letter(for: $0), count: $0.width) }.joined() + "|\n"
        }.joined()
        text = glyphs + "--\n" + styles + "--\n" + legend.text
    }
}

/// A letter for each style, in the order in which they are met; `.` is the terminal's own style.
private struct StyleLegend {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    private var names: [String] = []

    mutating func letter(for run: CellRun) -> String {
        let name = StyleLegend.name(run)
        guard !name.isEmpty else { return "." }
        let index = names.firstIndex(of: name) ?? names.count
        if index == names.count { names.append(name) }
        return index < StyleLegend.letters.count ? String(StyleLegend.letters[index]) : "?"
    }

    var text: String {
        zip(StyleLegend.letters, names).map { "\($0) \($1)\n" }.joined()
    }

    private static let attributeNames: [(TextAttributes, String)] = [
        (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.blink, "blink"),
        (.reverse, "reverse"), (.hidden, "hidden"), (.strikethrough, "strikethrough"),
    ]

    private static func name(_ run: CellRun) -> String {
        var words = attributeNames.filter { run.style.attributes.contains($0.0) }.map(\.1)
        if run.style.foreground != .default { words.append("fg=\(name(run.style.foreground))") }
        if run.style.background != .default { words.append("bg=\(name(run.style.background))") }
        if let link = run.link { words.append("link=\(link)") }
        return words.joined(separator: " ")
    }

    private static func name(_ colour: Colour) -> String {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        return switch colour.kind {
        case .default: "default"
        case .ansi(let number): (number > 7 ? "bright-" : "") + names[Int(number & 7)]
        case .indexed(let number): "\(number)"
        case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
        }
    }
}

import JSONKit
import LocalizationKit
import TextViewKitInterface
import WidgetsInterface

/// Writes a summary for a host of text.
@MainActor
struct HostWriter {
    let rendering: any ViewRendering
    let language: Language
    /// How many columns there are for a text in a bar.
    let width: Int
    /// The words that begin a command of this program, for hosts that run one on a click.
    let program: String
    /// The name of the placed widget; `nil` for one that is not placed, which has no buttons then.
    let id: String?

    /// What the host reads, without the line feed at its end; where there is nothing to show, what hides the widget.
    func text(_ summary: WidgetSummary, for format: HostFormat) -> String {
        let line = cut(summary.text)
        switch format {
        case .waybar: return waybar(summary, line)
        case .i3bar: return i3bar(summary, line)
        case .eww, .json: return eww(summary, line)
        case .polybar: return line.isEmpty ? "" : polybar(summary, Escaping.polybar(line))
        case .tmux: return Escaping.tmux(line)
        case .pango, .hyprlock: return Escaping.pango(line)
        case .argos: return line.isEmpty ? "" : argos(summary, line)
        case .plain, .ansi, .svg, .a11y: return line
        }
    }

    /// One line that is no wider, in which nothing controls a terminal.
    private func cut(_ text: LocalizedText, to limit: Int? = nil) -> String {
        let line = rendering.render(
            Text(text).lineLimit(1), size: Size(width: limit ?? width, height: 1),
            environment: EnvironmentValues(language: language), as: .text)
        return line.split(separator: "\n").first.map(String.init) ?? ""
    }

    private func lines(_ summary: WidgetSummary) -> [String] { summary.lines.map { cut($0, to: 120) } }

    private func waybar(_ summary: WidgetSummary, _ line: String) -> String {
        var members: [(String, JSONValue)] = [
            ("text", .string(Escaping.pango(line))), ("alt", .string(summary.state.rawValue)),
            ("tooltip", .string(lines(summary).map(Escaping.pango).joined(separator: "\n"))),
            ("class", .string(summary.state.rawValue)),
        ]
        if let percentage = summary.percentage { members.append(("percentage", .int(percentage))) }
        return JSONValue.object(members).compact
    }

    private func i3bar(_ summary: WidgetSummary, _ line: String) -> String {
        let arrows = summary.isInteractive && id != nil && !line.isEmpty
        return JSONValue.object([
            ("full_text", .string(arrows ? "‹ \(line) ›" : line)), ("short_text", .string(cut(summary.text, to: 12))),
            ("name", "tessera"), ("instance", .string(id ?? "")), ("markup", "none"),
            ("urgent", .bool(summary.state == .error)),
        ]).compact
    }

    private func eww(_ summary: WidgetSummary, _ line: String) -> String {
        JSONValue.object([
            ("text", .string(line)), ("class", .string(summary.state.rawValue)),
            ("lines", .array(lines(summary).map(JSONValue.string))),
            ("percentage", summary.percentage.map(JSONValue.int) ?? .null),
        ]).compact
    }

    /// The left arrow and the right button go back, the right arrow, the text and the wheel forward.
    private func polybar(_ summary: WidgetSummary, _ line: String) -> String {
        guard summary.isInteractive, let id else { return line }
        let command = { (way: String) in
            "\(program) widgets tap \(id) \(way)".split(separator: ":").joined(separator: "\\:")
        }
        return "%{A1:\(command("back")):}‹%{A} %{A1:\(command("forward")):}%{A3:\(command("back")):}"
            + "%{A4:\(command("back")):}%{A5:\(command("forward")):}\(line)%{A}%{A}%{A}%{A} %{A1:\(command("forward")):}›%{A}"
    }

    private func argos(_ summary: WidgetSummary, _ line: String) -> String {
        let menu = lines(summary).map(Escaping.argos)
        let buttons = id.map { id in
            [("‹", "back"), ("›", "forward")].map { sign, way in
                "\(sign) | bash='\(program) widgets tap \(id) \(way)' terminal=false refresh=true"
            }
        }
        let all = [Escaping.argos(line), "---"] + menu + (summary.isInteractive ? buttons ?? [] : [])
        return all.joined(separator: "\n")
    }
}

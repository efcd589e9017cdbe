/// What a text has to become before a host reads it; the text was cut to its width before.
enum Escaping {
    /// For hosts that read Pango markup.
    static func pango(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
    }

    /// For tmux, where `#[` and `#(` begin styles and commands.
    static func tmux(_ text: String) -> String {
        text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##")
    }

    /// For polybar, whose tags begin with `%{` and cannot be escaped.
    static func polybar(_ text: String) -> String {
        text.split(separator: "%{", omittingEmptySubsequences: false).joined(separator: "% {")
    }

    /// For argos, which reads attributes behind `|`, and takes a line of hyphens for the end of the title.
    static func argos(_ text: String) -> String {
        let barred = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "¦")
        return barred.hasPrefix("-") ? "\u{2010}" + barred.dropFirst() : barred
    }
}

/// Configurations of which a line says everything.
enum LineConfiguration {
    /// The commands stand in `#(…)`, and the status line has to be drawn anew by itself.
    static func tmux(_ text: String) -> HostReading {
        var reading = HostReading()
        for line in lines(of: text) {
            for part in line.split(separator: "#(").dropFirst() {
                guard let command = HostCommand(part.prefix { $0 != ")" }) else { continue }
                reading.add(command, verbs: ["render"], format: .tmux)
            }
        }
        if lines(of: text).contains(where: { $0.split(separator: " ").suffix(2) == ["status-interval", "0"] }) {
            reading.require("status-interval", "5", found: "0")
        }
        return reading
    }

    static func i3bar(_ text: String) -> HostReading {
        var reading = HostReading()
        for line in lines(of: text) where line.hasPrefix("status_command") {
            if let command = HostCommand(line) { reading.add(command, verbs: ["stream"], format: .i3bar) }
        }
        return reading
    }

    static func motd(_ text: String) -> HostReading {
        let parts = lines(of: text).flatMap { $0.split { "|&;".contains($0) } }
        return HostReading(commands: parts.compactMap { HostCommand($0) }.filter { $0.verb == "render" })
    }

    /// Lines that are no comments, without the white space around them; one that ends with a backslash goes on.
    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\\\n").joined(separator: " ").split(whereSeparator: \.isNewline).map { line in
            line.drop { $0.isWhitespace }
        }.filter { !$0.hasPrefix("#") }.map(Substring.init)
    }
}

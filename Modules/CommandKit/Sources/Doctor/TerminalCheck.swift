import FeatureKitInterface

/// What the terminal can do, as far as the environment tells.
enum TerminalCheck {
    static let check = HealthCheck(title: "terminal") { invocation in
        let terminal = TerminalDescription(invocation.environment)
        return [
            presence(invocation.output), size(invocation.output), type(terminal), colours(terminal), text(terminal),
        ]
    }

    @MainActor
    private static func presence(_ output: any TextOutput) -> HealthCheck.Finding {
        output.isTerminal
            ? .init(.ok, "output", "a terminal")
            : .init(.warn, "output", "no terminal: an app cannot be shown", remedy: "run it in a terminal")
    }

    @MainActor
    private static func size(_ output: any TextOutput) -> HealthCheck.Finding {
        guard let columns = output.columns else { return .init(.ok, "size", "no columns, lines are not cut") }
        return columns < 40
            ? .init(.warn, "size", "\(columns) columns", remedy: "widen the terminal to 40 columns or more")
            : .init(.ok, "size", "\(columns) columns")
    }

    private static func type(_ terminal: TerminalDescription) -> HealthCheck.Finding {
        switch terminal.type {
        case "": .init(.warn, "TERM", "not set", remedy: "export TERM=xterm-256color")
        case "dumb": .init(.warn, "TERM", "dumb: nothing can be drawn", remedy: "export TERM=xterm-256color")
        default: .init(.ok, "TERM", terminal.type)
        }
    }

    private static func colours(_ terminal: TerminalDescription) -> HealthCheck.Finding {
        .init(.ok, "colours", terminal.wantsNoColour ? "none, NO_COLOR is set" : terminal.colours)
    }

    private static func text(_ terminal: TerminalDescription) -> HealthCheck.Finding {
        let locale = terminal.locale
        return terminal.isUnicode
            ? .init(.ok, "locale", locale)
            : .init(
                .warn, "locale", locale.isEmpty ? "not set: text may be garbled" : "\(locale): text may be garbled",
                remedy: "export LANG=C.UTF-8")
    }
}

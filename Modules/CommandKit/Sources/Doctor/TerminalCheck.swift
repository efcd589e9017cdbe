import FeatureKitInterface
import LocalizationKit

/// What the terminal can do, as far as the environment tells.
enum TerminalCheck {
    static let check = HealthCheck(title: Strings.terminal) { invocation in
        let terminal = TerminalDescription(invocation.environment)
        return [
            presence(invocation.output), size(invocation.output), type(terminal), colours(terminal), text(terminal),
        ]
    }

    @MainActor
    private static func presence(_ output: any TextOutput) -> HealthCheck.Finding {
        output.isTerminal
            ? .init(.ok, Strings.output, Strings.isTerminal)
            : .init(.warn, Strings.output, Strings.noTerminal, remedy: Strings.runInTerminal)
    }

    @MainActor
    private static func size(_ output: any TextOutput) -> HealthCheck.Finding {
        guard let columns = output.columns else { return .init(.ok, Strings.size, Strings.noColumns) }
        return columns < 40
            ? .init(.warn, Strings.size, Strings.columns(count: columns), remedy: Strings.widen)
            : .init(.ok, Strings.size, Strings.columns(count: columns))
    }

    private static func type(_ terminal: TerminalDescription) -> HealthCheck.Finding {
        switch terminal.type {
        case "": .init(.warn, "TERM", Strings.notSet, remedy: "export TERM=xterm-256color")
        case "dumb": .init(.warn, "TERM", Strings.dumb, remedy: "export TERM=xterm-256color")
        default: .init(.ok, "TERM", LocalizedText(terminal.type))
        }
    }

    private static func colours(_ terminal: TerminalDescription) -> HealthCheck.Finding {
        .init(.ok, Strings.colours, terminal.wantsNoColour ? Strings.noColourSet : terminal.colours)
    }

    private static func text(_ terminal: TerminalDescription) -> HealthCheck.Finding {
        let locale = LocalizedText(terminal.locale)
        return terminal.isUnicode
            ? .init(.ok, Strings.locale, locale)
            : .init(
                .warn, Strings.locale, locale.isEmpty ? Strings.localeNotSet : Strings.garbled(locale: locale),
                remedy: "export LANG=C.UTF-8")
    }
}

import LocalizationKit
import WidgetHostInterface

/// A widget in a few words, for hosts that show text alone.
struct WidgetSummary: Sendable, Equatable {
    /// How it stands, as a class of a style sheet.
    enum State: String, Sendable {
        case content, empty, error, stale, redacted
    }

    var state: State
    /// What stands in the bar; empty for nothing.
    var text: LocalizedText = ""
    /// What is said when a person asks for more, line by line.
    var lines: [LocalizedText] = []
    /// How much of the first was watched, from 0 to 100.
    var percentage: Int?
    /// Whether it has buttons.
    var isInteractive = false
}

extension WidgetFace {
    var summary: WidgetSummary {
        guard !isRedacted else { return WidgetSummary(state: .redacted, text: "▶ ▒▒▒▒▒▒") }
        switch scene {
        case .posters(let scene): return summary(scene)
        case .shortcuts(let words):
            let titles = words.compactMap(Shortcut.init).map(\.title)
            return WidgetSummary(state: .content, text: titles.first ?? "", lines: titles)
        case nil:
            return WidgetSummary(state: shown.problem == nil ? .empty : .error, lines: shown.problem.map { [$0] } ?? [])
        }
    }

    private func summary(_ scene: PosterScene) -> WidgetSummary {
        if let message = message(scene) {
            let isError = scene.state == .error
            return WidgetSummary(state: isError ? .error : .empty, text: isError ? "⚠" : "", lines: [message])
        }
        let first = scene.posters[0]
        let lines = scene.posters.map {
            LocalizedText(joining: [$0.title, $0.subtitle].filter { !$0.isEmpty }, separator: " — ")
        }
        let isStale = scene.state == .stale || shown.problem != nil
        return WidgetSummary(
            state: isStale ? .stale : .content,
            text: "▶ "
                + LocalizedText(joining: [first.title, first.subtitle].filter { !$0.isEmpty }, separator: " · "),
            lines: lines + (notice(scene).map { [$0] } ?? []),
            percentage: first.progress.map { Int(($0 * 100).rounded()) }, isInteractive: !widget.intents.isEmpty)
    }
}

private func + (left: String, right: LocalizedText) -> LocalizedText {
    LocalizedText(joining: [LocalizedText(left), right])
}

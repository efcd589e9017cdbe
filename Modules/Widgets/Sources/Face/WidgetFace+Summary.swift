import LocalizationKit
import WidgetHostInterface
import WidgetsInterface

extension WidgetFace {
    /// The widget in a few words.
    var summary: WidgetSummary {
        guard !isRedacted else { return WidgetSummary(text: "▶ ▒▒▒▒▒▒", state: .redacted) }
        if let drawing { return summary(of: drawing) }
        switch scene {
        case .posters(let scene): return summary(scene)
        case .shortcuts(let words):
            let titles = words.compactMap(Shortcut.init).map(\.title)
            return WidgetSummary(text: titles.first ?? "", lines: titles)
        case nil: return nothing
        }
    }

    /// That there is nothing yet, or why.
    var nothing: WidgetSummary {
        WidgetSummary(lines: shown.problem.map { [$0] } ?? [], state: shown.problem == nil ? .empty : .error)
    }

    private func summary(_ scene: PosterScene) -> WidgetSummary {
        if let message = message(scene) {
            let isError = scene.state == .error
            return WidgetSummary(text: isError ? "⚠" : "", lines: [message], state: isError ? .error : .empty)
        }
        let first = scene.posters[0]
        let lines = scene.posters.map {
            LocalizedText(joining: [$0.title, $0.subtitle].filter { !$0.isEmpty }, separator: " — ")
        }
        let text = LocalizedText(joining: [first.title, first.subtitle].filter { !$0.isEmpty }, separator: " · ")
        var summary = WidgetSummary(
            text: LocalizedText(joining: ["▶ ", text]), lines: lines + (notice(scene).map { [$0] } ?? []),
            percentage: first.progress.map { Int(($0 * 100).rounded()) },
            state: scene.state == .stale || shown.problem != nil ? .stale : .content)
        summary.isInteractive = canScroll
        return summary
    }
}

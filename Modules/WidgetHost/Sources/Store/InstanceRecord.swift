import LocalizationKit
import PlatformInterface
import WidgetHostInterface

/// What is kept of a placed widget: what it shows, and how it was reloaded.
struct InstanceRecord: Codable, Sendable {
    /// In the order of their dates; of two with one date the later is shown.
    var entries: [Entry<String>] = []
    /// Why what is shown may be outdated.
    var problem: LocalizedText?
    /// How many reloads have failed since one did not.
    var failures = 0
    /// When reloads that count took place.
    var spent: [WallTime] = []
    /// When the last reload by itself took place, counted or not.
    var lastAutomatic: WallTime?
    var last: WidgetExplanation.Reload?
    var refusal: WidgetExplanation.Refusal?
    /// When the next reload is due.
    var next: WallTime?

    /// What is shown now; `nil` for the placeholder.
    func shown(at now: WallTime) -> ShownWidget {
        ShownWidget(content: entries.last { $0.date <= now }?.content, problem: problem)
    }

    /// When it wants to be reloaded, where nobody follows the clock: one that was set back makes everything due.
    func due(at now: WallTime) -> WallTime? {
        guard let last else { return now }
        return last.time > now ? now : next
    }

    mutating func take(_ timeline: Timeline<String>) {
        (problem, failures) = (nil, 0)
        if timeline.entries.isEmpty { return }
        // A stable order, so that of two with one date the later in the list stays the later.
        entries = timeline.entries.enumerated()
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    mutating func fail(_ reason: LocalizedText) {
        problem = reason
        failures += 1
    }
}

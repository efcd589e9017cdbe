import PlatformInterface
import WidgetHostInterface

/// Delivers shortcuts: those that are given, or those that a person chose.
struct ShortcutProvider: TimelineProvider {
    let shortcuts: [Shortcut]
    let clock: any WallClock

    func placeholder(in context: WidgetContext) -> WidgetScene { .shortcuts(shortcuts.map(\.rawValue)) }

    func snapshot(for request: TimelineRequest) async throws -> Entry<WidgetScene> {
        Entry(date: clock.now, content: .shortcuts(chosen(request.subject)))
    }

    func timeline(for request: TimelineRequest) async throws -> Timeline<WidgetScene> {
        Timeline([try await snapshot(for: request)], policy: .never, origin: .cache)
    }

    /// Words joined by commas; those that are none are passed over.
    private func chosen(_ subject: WidgetSubject) -> [String] {
        let words = subject.configuration["shortcuts"]?.split(separator: ",").map(String.init) ?? []
        let known = words.filter { Shortcut(rawValue: $0) != nil }
        return known.isEmpty ? shortcuts.map(\.rawValue) : known
    }
}

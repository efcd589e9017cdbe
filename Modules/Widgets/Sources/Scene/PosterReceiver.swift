import LocalizationKit
import WidgetCoreInterface
import WidgetHostInterface

/// Turns the timelines of the business into those of the host.
enum PosterReceiver {
    static func timeline(_ timeline: WidgetTimeline) -> Timeline<WidgetScene> {
        Timeline(
            [entry(timeline.entry)], policy: .after(timeline.reloadAt),
            origin: timeline.origin == .network ? .network : .cache)
    }

    static func entry(_ entry: WidgetEntry) -> Entry<WidgetScene> {
        Entry(date: entry.date, content: .posters(scene(entry.state)))
    }

    private static func scene(_ state: WidgetEntry.State) -> PosterScene {
        switch state {
        case .content(let content): scene(content, .content, nil)
        case .stale(let content, let reason): scene(content, .stale, reason)
        case .empty: PosterScene(state: .empty)
        case .error(let reason): PosterScene(state: .error, reason: reason)
        }
    }

    private static func scene(
        _ content: PosterContent, _ state: PosterScene.State, _ reason: LocalizedText?
    ) -> PosterScene {
        PosterScene(
            state: state, posters: content.posters.map(poster), isForward: content.direction == .forward,
            loadedAt: content.loadedAt, reason: reason, silentSources: content.silentSources)
    }

    private static func poster(_ poster: WidgetPoster) -> PosterScene.Poster {
        PosterScene.Poster(
            id: poster.id, title: PosterWording.title(poster), subtitle: PosterWording.subtitle(poster),
            progress: poster.progress, badge: poster.badge)
    }
}

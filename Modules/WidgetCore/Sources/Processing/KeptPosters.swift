import LocalizationKit
import PlatformInterface
import WidgetCoreInterface

/// All that is known of the posters of a feed.
struct KeptPosters: Sendable {
    var feed: PosterFeed
    /// `nil` when there are none or they cannot be read.
    var items: [MediaItem]?
    var record: LoadRecord
    var carousel: Carousel

    func state(at now: WallTime, words: (String) -> MediaWords) -> WidgetEntry.State {
        let reason = record.failures > 0 ? record.reason : nil
        guard let items, let loadedAt = record.loadedAt else { return .error(reason ?? Strings.nothingLoaded) }
        if items.isEmpty { return reason.map { .error($0) } ?? .empty }
        let content = content(items, loadedAt, words)
        let isOld = reason != nil || record.isExpired(at: now)
        return isOld ? .stale(content, reason: reason) : .content(content)
    }

    private func content(
        _ items: [MediaItem], _ loadedAt: WallTime, _ words: (String) -> MediaWords
    ) -> PosterContent {
        PosterContent(
            carousel.indexes(of: items.count).map { index in
                PosterMapping(words: words(items[index].id.source)).poster(of: items[index])
            }, direction: carousel.direction, loadedAt: loadedAt,
            silentSources: record.silentSources)
    }
}

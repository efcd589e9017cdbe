import LocalizationKit
import WidgetCoreInterface

/// Makes posters of what sources describe.
struct PosterMapping {
    let words: MediaWords

    func poster(of item: MediaItem) -> WidgetPoster {
        var poster = WidgetPoster(item.id, title: item.show ?? item.title)
        poster.episodeTitle = item.show == nil ? nil : item.title
        poster.episode = item.show == nil ? nil : item.episode
        poster.year = item.year
        poster.position = item.position.flatMap { $0 > 0 ? Int(exactly: $0.rounded(.down)) : nil }
        if let watched = Watched(item) {
            (poster.progress, poster.minutesLeft) = (watched.progress, watched.minutesLeft)
        }
        poster.categories = categories(of: item)
        poster.picture = item.picture
        poster.badge = item.badge
        return poster
    }

    /// Countries, then genres; an identifier without a word is nothing to show.
    private func categories(of item: MediaItem) -> [LocalizedText] {
        item.countries.compactMap { words.countries[$0] } + item.genres.compactMap { words.genres[$0] }
    }
}

/// How much of something was watched; `nil` for nonsense, such as no duration.
private struct Watched {
    let progress: Double
    let minutesLeft: Int

    init?(_ item: MediaItem) {
        guard let position = item.position, let duration = item.duration, position > 0, duration > 0, duration.isFinite
        else { return nil }
        progress = min(position / duration, 1)
        // Rounded up, so that something is left as long as anything is.
        guard let minutes = Int(exactly: (max(duration - position, 0) / 60).rounded(.up)) else { return nil }
        minutesLeft = minutes
    }
}

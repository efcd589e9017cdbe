import LocalizationKit
import WidgetCoreInterface

/// How a poster is put into words.
enum PosterWording {
    static func title(_ poster: WidgetPoster) -> LocalizedText {
        poster.title.flatMap { $0.isEmpty ? nil : LocalizedText($0) } ?? Strings.untitled
    }

    /// What is left, then the place in the series; of what was not begun, countries, genres and the year.
    static func subtitle(_ poster: WidgetPoster) -> LocalizedText {
        let left = poster.minutesLeft.map { Strings.minutesLeft(minutes: $0) } ?? position(poster)
        let about = left == nil ? poster.categories + (poster.year.map { ["\($0)"] } ?? []) : []
        let parts = [left, episode(poster)].compactMap { $0 } + about
        return LocalizedText(joining: parts, separator: " · ")
    }

    private static func episode(_ poster: WidgetPoster) -> LocalizedText? {
        switch (poster.episode?.season, poster.episode?.number) {
        case (let season?, let number?): Strings.seasonEpisode(season: "\(season)", number: "\(number)")
        case (nil, let number?): Strings.episode(number: "\(number)")
        default: poster.episodeTitle.map { LocalizedText($0) }
        }
    }

    /// Where something was left whose duration nobody knows.
    private static func position(_ poster: WidgetPoster) -> LocalizedText? {
        poster.position.map { seconds in
            let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
            return Strings.leftAt(time: parts.joined(separator: ":"))
        }
    }
}

import PlatformInterface
import WidgetCoreInterface

/// What a widget shows before it has anything of its own: films that belong to everybody.
enum SamplePosters {
    private static let films: [(title: String, year: Int)] = [
        ("A Trip to the Moon", 1902), ("The Cabinet of Dr. Caligari", 1920), ("Nosferatu", 1922),
        ("Battleship Potemkin", 1925), ("The General", 1926), ("Metropolis", 1927),
    ]

    static func entry(_ kind: PosterKind, at now: WallTime) -> WidgetEntry {
        let posters = films.enumerated().map { index, film in
            var poster = WidgetPoster(MediaID("\(index)", from: "sample"), title: film.title)
            poster.year = film.year
            if kind == .continueWatching { (poster.progress, poster.minutesLeft) = (0.5, 45) }
            return poster
        }
        return WidgetEntry(date: now, state: .content(PosterContent(posters, loadedAt: now)))
    }
}

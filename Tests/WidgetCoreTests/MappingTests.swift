import LocalizationKit
import StorageTesting
import Testing
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

@Suite("posters")
struct MappingTests {
    private func poster(
        _ words: MediaWords = MediaWords(), _ change: (inout MediaItem) -> Void
    ) -> WidgetPoster {
        var item = MediaItem(MediaID("1", from: "films"), title: "Pilot")
        change(&item)
        return PosterMapping(words: words).poster(of: item)
    }

    @Test("an episode has the title of its series, and its own below; what stands alone has its own")
    func titles() {
        let episode = poster {
            ($0.show, $0.episode) = ("Lost", MediaEpisode(season: 1, number: 2))
        }
        #expect(episode.title == "Lost")
        #expect(episode.episodeTitle == "Pilot")
        #expect(episode.episode == MediaEpisode(season: 1, number: 2))
        let film = poster { $0.episode = MediaEpisode(season: 1, number: 2) }
        #expect((film.title, film.episodeTitle, film.episode) == ("Pilot", nil, nil))
        #expect(poster { $0.title = nil }.title == nil)
    }

    @Test("progress and minutes left come from position and duration, rounded up, and from nothing else")
    func progress() {
        for (position, duration, progress, minutes) in [
            (1464, 3660, 0.4, 37), (22_500, 37_500, 0.6, 250), (1, 61, 1.0 / 61, 1), (60, 60, 1, 0), (90, 60, 1, 0),
            (0, 60, nil, nil), (-5, 60, nil, nil), (30, 0, nil, nil), (30, nil, nil, nil), (nil, 60, nil, nil),
            (30, .infinity, nil, nil), (.nan, 60, nil, nil), (30, .nan, nil, nil), (30, 1e300, 30 / 1e300, nil),
        ] as [(Double?, Double?, Double?, Int?)] {
            let poster = poster { ($0.position, $0.duration) = (position, duration) }
            #expect(poster.minutesLeft == minutes, "\(String(describing: (position, duration)))")
            #expect(poster.progress == (minutes == nil && progress != nil ? nil : progress))
        }
        #expect(poster { $0.position = 43.423 }.position == 43)
    }

    @Test("countries and genres become words, and what has no word is left out")
    func categories() {
        let words = MediaWords(
            genres: ["12": LocalizedText(en: "drama", ru: "драма")],
            countries: ["fr": LocalizedText(en: "France", ru: "Франция")])
        let poster = poster(words) { ($0.genres, $0.countries) = (["99", "12"], ["fr"]) }
        #expect(poster.categories.map { $0.text(in: .russian) } == ["Франция", "драма"])
    }

    @Test("words that one process learned from a source are read by another, also when the source is gone")
    func sharedWords() async {
        let app = Bench(.recommendations)
        app.catalog.answer(words: MediaWords(genres: ["12": "drama"]))
        app.catalog.answer {
            var item = MediaItem(MediaID("1", from: "films"), title: "A")
            item.genres = ["12"]
            return [item]
        }
        await app.metadata.refresh(profile: "local")
        _ = await app.timeline(.launch)
        let widget = Bench(.recommendations, time: app.time, store: app.store)
        let timeline = await widget.timeline(.interaction)
        #expect(timeline.entry.content?.posters.first?.categories.map(\.description) == ["drama"])
        #expect(widget.catalog.questions == [])
        #expect(widget.metadata.words(of: "films", profile: "ann") == MediaWords())
    }

    @Test("a preview asks nobody: it is what is kept, and films that belong to everybody without it")
    func preview() async {
        for kind in PosterKind.allCases {
            let bench = Bench(kind)
            let sample = bench.processor.preview(of: PosterFeed(profile: "local"))
            #expect(sample.content?.posters.map(\.title).last == "Metropolis")
            #expect(sample.content?.posters.count == 6)
            #expect(bench.catalog.questions == [])
            _ = await bench.timeline(.display)
            let kept = bench.processor.preview(of: PosterFeed(profile: "local"))
            #expect(kept.content?.posters.map(\.title) == ["Film 0", "Film 1", "Film 2"])
            #expect(bench.catalog.loads == 1)
        }
    }

    @Test("sources are told how large pictures will be, and who asks")
    func request() async {
        let bench = Bench()
        let size = MediaPictureSize(width: 200, height: 0)
        _ = await bench.processor.timeline(
            for: PosterRequest(PosterFeed(profile: "ann"), cause: .display, pictureSize: size))
        let wish = MediaRequest(profile: "ann", limit: 6, pictureSize: MediaPictureSize(width: 200, height: 1))
        #expect(bench.catalog.questions == [.continueWatching(wish)])
    }
}

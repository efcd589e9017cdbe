import JSONKit
import WidgetCoreInterface

/// A film or an episode as Kodi writes it; unknown is 0, -1 or an empty text.
struct KodiItem: Decodable {
    struct Resume: Codable {
        var position: Double?
        var total: Double?
    }

    /// What is asked for of each; `file` is not, because there may be passwords in it.
    static let properties: [KodiID.Kind: [String]] = [
        .movie: ["title", "year", "runtime", "resume", "art", "lastplayed"],
        .episode: [
            "title", "runtime", "resume", "art", "lastplayed", "showtitle", "season", "episode", "tvshowid",
        ],
    ]

    var movieid: Int?
    var episodeid: Int?
    var title: String?
    var label: String?
    var year: Int?
    var runtime: Double?
    var resume: Resume?
    var lastplayed: String?
    var art: [String: String]?
    var showtitle: String?
    var season: Int?
    var episode: Int?

    /// The items of a result; an empty one has no such member, and one that is not as it should be does not take the
    /// others with it.
    static func list(_ result: JSONNode, _ kind: KodiID.Kind) -> [MediaItem] {
        let nodes = (try? result["\(kind.rawValue)s"]?.array()) ?? []
        return nodes.compactMap { node -> MediaItem? in (try? node.decode(KodiItem.self))?.media }
    }

    /// `nil` without a number.
    var media: MediaItem? {
        guard let id = movieid.map({ KodiID(.movie, $0) }) ?? episodeid.map({ KodiID(.episode, $0) }) else {
            return nil
        }
        var item = MediaItem(
            MediaID(id.text, from: MediaServerKind.kodi.rawValue), title: title?.nonEmpty ?? label?.nonEmpty)
        if id.kind == .episode {
            item.show = showtitle?.nonEmpty
            item.episode = MediaEpisode(season: season.flatMap(known), number: episode.flatMap(known))
        }
        item.year = year.flatMap { $0 > 0 ? $0 : nil }
        item.position = resume?.position.flatMap(positive)
        item.duration = resume?.total.flatMap(positive) ?? runtime.flatMap(positive)
        item.watchedAt = lastplayed.flatMap(ServerTime.seconds)
        // The address may have a password in it, which has no place in a widget: its digest tells pictures apart.
        item.picture = poster.map { "\(id.text)/\(MD5.name(of: $0))" }
        return item
    }

    /// The address of the picture that is a poster most of all.
    var poster: String? {
        ["poster", "tvshow.poster", "season.poster", "thumb"].lazy.compactMap { art?[$0]?.nonEmpty }.first
    }

    private func known(_ number: Int) -> Int? { number >= 0 ? number : nil }
    private func positive(_ seconds: Double) -> Double? { seconds > 0 ? seconds : nil }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}

import JSONKit
import WidgetCoreInterface

/// An item as Jellyfin writes it; it leaves out whatever is null.
struct JellyfinItem: Decodable {
    struct UserData: Decodable {
        var position: Int64?
        var lastPlayed: String?
        var isPlayed: Bool?

        enum CodingKeys: String, CodingKey {
            case position = "PlaybackPositionTicks"
            case lastPlayed = "LastPlayedDate"
            case isPlayed = "Played"
        }
    }

    /// How many there are in a second.
    static let ticks = 10_000_000.0

    var id: String
    var type: String?
    var name: String?
    var year: Int?
    var runTime: Int64?
    var season: Int?
    var number: Int?
    var series: String?
    var seriesID: String?
    var seriesImage: String?
    var images: [String: String]?
    var genres: [String]?
    var userData: UserData?

    enum CodingKeys: String, CodingKey {
        case id = "Id"
        case type = "Type"
        case name = "Name"
        case year = "ProductionYear"
        case runTime = "RunTimeTicks"
        case season = "ParentIndexNumber"
        case number = "IndexNumber"
        case series = "SeriesName"
        case seriesID = "SeriesId"
        case seriesImage = "SeriesPrimaryImageTag"
        case images = "ImageTags"
        case genres = "Genres"
        case userData = "UserData"
    }

    /// The items of a list; one that is not as it should be does not take the others with it, and totals are not
    /// believed.
    static func list(_ node: JSONNode, from server: MediaServer) throws -> [JellyfinItem] {
        guard let items = try? node["Items"]?.array() else {
            throw MediaServerError.notUnderstood(server: server.kind)
        }
        return items.compactMap { try? $0.decode() }
    }

    /// How far it was watched, in seconds; `nil` when it was not begun.
    var position: Double? {
        userData?.position.flatMap { $0 > 0 ? Double($0) / Self.ticks : nil }
    }

    var media: MediaItem {
        var item = MediaItem(MediaID(id, from: MediaServerKind.jellyfin.rawValue), title: name)
        if type == "Episode" {
            (item.show, item.episode) = (series, MediaEpisode(season: season, number: number))
        }
        (item.year, item.position, item.picture) = (year, position, picture)
        item.duration = runTime.flatMap { $0 > 0 ? Double($0) / Self.ticks : nil }
        item.isWatched = userData?.isPlayed ?? false
        item.watchedAt = userData?.lastPlayed.flatMap(ServerTime.seconds)
        item.genres = genres ?? []
        return item
    }

    /// That of the series, because one of an episode is no poster.
    private var picture: String? {
        if let seriesID, let seriesImage { return JellyfinPicture(item: seriesID, tag: seriesImage).reference }
        return images?["Primary"].map { JellyfinPicture(item: id, tag: $0).reference }
    }
}

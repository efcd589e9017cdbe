/// Where a part of a series stands in it.
public struct MediaEpisode: Codable, Sendable, Hashable {
    /// The season, from 0 for specials; `nil` when nobody knows.
    public var season: Int?
    /// The number in the season; `nil` when nobody knows.
    public var number: Int?

    /// Creates a place.
    public init(season: Int? = nil, number: Int? = nil) {
        self.season = season
        self.number = number
    }
}

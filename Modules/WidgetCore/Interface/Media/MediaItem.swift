public import LocalizationKit

/// Something that can be watched, as its source describes it.
public struct MediaItem: Codable, Sendable, Hashable {
    /// Its name.
    public var id: MediaID
    /// What it is called, of an episode its own title; `nil` when the source has none.
    public var title: String?
    /// The title of the series or compilation to which it belongs; `nil` for what stands alone.
    public var show: String?
    /// Where it stands in its series.
    public var episode: MediaEpisode?
    /// The year in which it was made.
    public var year: Int?
    /// How long it is, in seconds; `nil` when nobody knows.
    public var duration: Double?
    /// How far it was watched, in seconds; `nil` when it was not begun.
    public var position: Double?
    /// Whether it was watched to its end.
    public var isWatched = false
    /// When it was watched last, in seconds since 1970 (UTC); `nil` when nobody knows.
    public var watchedAt: Int64?
    /// The identifiers of its genres, the most fitting first.
    public var genres: [String] = []
    /// The identifiers of its countries.
    public var countries: [String] = []
    /// What its source needs to find its picture, never a secret; `nil` when there is none.
    public var picture: String?
    /// A short word that stands on its poster, such as `New`.
    public var badge: LocalizedText?

    /// Creates an item that stands alone; the rest is set afterwards.
    ///
    /// - Parameters:
    ///   - id: its name.
    ///   - title: what it is called.
    public init(_ id: MediaID, title: String?) {
        self.id = id
        self.title = title
    }
}

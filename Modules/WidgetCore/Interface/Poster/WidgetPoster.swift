public import LocalizationKit

/// What a poster tells: everything is decided, nothing is worded.
public struct WidgetPoster: Sendable, Hashable, Identifiable {
    /// The name of what it stands for, the same in every process.
    public var id: MediaID
    /// The title of the series, or of what stands alone; `nil` when there is none.
    public var title: String?
    /// The title of the episode; `nil` for what stands alone.
    public var episodeTitle: String?
    /// Where the episode stands in its series.
    public var episode: MediaEpisode?
    /// The year in which it was made.
    public var year: Int?
    /// How much was watched, from 0 to 1; `nil` when it was not begun or its duration is not known.
    public var progress: Double?
    /// How many minutes are left, rounded up; `nil` where `progress` is.
    public var minutesLeft: Int?
    /// How far it was watched, in whole seconds; `nil` when it was not begun.
    public var position: Int?
    /// Countries and genres, in words.
    public var categories: [LocalizedText] = []
    /// What the source needs to find the picture.
    public var picture: String?
    /// A short word that stands on it.
    public var badge: LocalizedText?

    /// Creates a poster; the rest is set afterwards.
    ///
    /// - Parameters:
    ///   - id: the name of what it stands for.
    ///   - title: its title.
    public init(_ id: MediaID, title: String?) {
        self.id = id
        self.title = title
    }
}

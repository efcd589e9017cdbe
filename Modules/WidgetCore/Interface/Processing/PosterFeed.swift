/// Whose posters they are, and from where.
public struct PosterFeed: Sendable, Hashable {
    /// The profile of the person.
    public var profile: String
    /// The id of the one source that is asked; `nil` for all.
    public var source: String?

    /// Creates a feed.
    public init(profile: String, source: String? = nil) {
        self.profile = profile
        self.source = source
    }
}

/// A wish for a timeline of posters.
public struct PosterRequest: Sendable, Hashable {
    /// Whose posters, and from where.
    public var feed: PosterFeed
    /// Why.
    public var cause: LoadCause
    /// How large pictures will be shown; `nil` when none will.
    public var pictureSize: MediaPictureSize?

    /// Creates a request.
    public init(_ feed: PosterFeed, cause: LoadCause, pictureSize: MediaPictureSize? = nil) {
        self.feed = feed
        self.cause = cause
        self.pictureSize = pictureSize
    }
}

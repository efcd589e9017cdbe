/// What is asked of a source.
public struct MediaRequest: Sendable, Hashable {
    /// The profile of the person.
    public var profile: String
    /// How many items are wanted at most.
    public var limit: Int
    /// How large the pictures will be shown; `nil` when none will.
    public var pictureSize: MediaPictureSize?

    /// Creates a request.
    public init(profile: String, limit: Int, pictureSize: MediaPictureSize? = nil) {
        self.profile = profile
        self.limit = limit
        self.pictureSize = pictureSize
    }
}

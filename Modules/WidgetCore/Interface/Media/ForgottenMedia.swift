public import LocalizationKit

/// Something that was taken out of what a person has begun to watch.
public struct ForgottenMedia: Codable, Sendable, Hashable {
    /// Its name.
    public var id: MediaID
    /// What it is called.
    public var title: LocalizedText
    /// What its source needs to put it back; `nil` when it cannot.
    public var bookmark: String?

    /// Creates something that was taken out.
    public init(_ id: MediaID, title: LocalizedText, bookmark: String?) {
        (self.id, self.title, self.bookmark) = (id, title, bookmark)
    }
}

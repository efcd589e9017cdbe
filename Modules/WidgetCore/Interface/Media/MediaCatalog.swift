public import FeatureKitInterface
public import LocalizationKit

/// A source of things to watch: a folder, a server.
///
/// A source that is not set up answers with nothing; one that is set up and cannot answer throws. It may be asked by
/// several tasks at once, and one that takes too long is given up.
public protocol MediaCatalog: Sendable {
    /// The id, a lower-case word, unique among the sources.
    var id: String { get }
    /// What it is called.
    var title: LocalizedText { get }

    /// What was begun and not finished, the last watched first.
    ///
    /// - Parameter request: who asks, and for how much.
    /// - Returns: the items; more than asked for do no harm.
    /// - Throws: why it cannot be said.
    func continueWatching(_ request: MediaRequest) async throws -> [MediaItem]

    /// What could be watched next, the best first.
    ///
    /// - Parameter request: who asks, and for how much.
    /// - Returns: the items; more than asked for do no harm.
    /// - Throws: why it cannot be said.
    func recommendations(_ request: MediaRequest) async throws -> [MediaItem]

    /// What the identifiers in its items mean.
    ///
    /// - Parameter profile: the profile of the person.
    /// - Returns: the words.
    /// - Throws: why they cannot be had.
    func words(profile: String) async throws -> MediaWords

    /// The file of a picture.
    ///
    /// - Parameters:
    ///   - reference: the `picture` of one of its items.
    ///   - size: the box that it will fill.
    ///   - profile: the profile of the person.
    /// - Returns: the bytes; `nil` when there is none.
    /// - Throws: why it cannot be had.
    func picture(_ reference: String, filling size: MediaPictureSize, profile: String) async throws -> [UInt8]?

    /// Plays something from where it was left, and returns when it has begun.
    ///
    /// - Parameters:
    ///   - item: the name of the item within the source.
    ///   - profile: the profile of the person.
    /// - Throws: why it cannot be played.
    func play(_ item: String, profile: String) async throws

    /// Takes something out of what was begun.
    ///
    /// - Parameters:
    ///   - item: the name of the item within the source.
    ///   - profile: the profile of the person.
    /// - Throws: why it stays.
    func forget(_ item: String, profile: String) async throws

    /// What ``restore(_:from:profile:)`` will need to put something back that is about to be forgotten.
    ///
    /// - Parameters:
    ///   - item: the name of the item within the source.
    ///   - profile: the profile of the person.
    /// - Returns: a text for the source alone, never a secret; `nil` when it cannot be put back.
    /// - Throws: why it cannot be said.
    func bookmark(of item: String, profile: String) async throws -> String?

    /// Puts something back among what was begun, where it was left.
    ///
    /// - Parameters:
    ///   - item: the name of the item within the source.
    ///   - bookmark: what the source said before it was forgotten.
    ///   - profile: the profile of the person.
    /// - Throws: why it cannot be put back.
    func restore(_ item: String, from bookmark: String, profile: String) async throws

    /// The times at which something was begun, left or finished, as far as the source can know without being asked.
    ///
    /// - Parameter profile: the profile of the person.
    /// - Returns: a stream for one reader; one that ends at once tells nothing.
    func changes(profile: String) -> AsyncStream<Void>
}

extension MediaCatalog {
    /// Nothing can be put back.
    public func bookmark(of item: String, profile: String) async throws -> String? { nil }
    /// Never asked for, without a bookmark.
    public func restore(_ item: String, from bookmark: String, profile: String) async throws {}
    /// Tells nothing.
    public func changes(profile: String) -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

extension ExtensionPoint where Contribution == any MediaCatalog {
    /// Sources of things to watch; the id of a contribution is that of the source.
    public static var mediaSources: Self { Self("media sources", of: "media source") }
}

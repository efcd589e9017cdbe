public import FeatureKitInterface

/// The words of all sources, kept where every process of the instance reads them.
public protocol MediaMetadata: Sendable {
    /// Asks every source for its words and keeps them; those of a source that does not answer stay as they are.
    ///
    /// - Parameter profile: the profile of the person.
    func refresh(profile: String) async

    /// The words of a source as they are kept.
    ///
    /// - Parameters:
    ///   - source: the id of the source.
    ///   - profile: the profile of the person.
    /// - Returns: the words; empty when there are none or they cannot be read.
    func words(of source: String, profile: String) -> MediaWords
}

extension ServiceKey where Service == any MediaMetadata {
    /// The words of all sources.
    public static var mediaMetadata: Self { Self("MediaMetadata", in: "WidgetCoreInterface") }
}

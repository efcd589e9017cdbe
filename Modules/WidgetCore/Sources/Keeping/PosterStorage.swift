import WidgetCoreInterface

/// Keeps what was loaded.
protocol PosterStorage: Sendable {
    /// What was kept, at most six; `nil` when there is nothing or it cannot be read.
    func items(of feed: PosterFeed) -> [MediaItem]?
    func set(_ items: [MediaItem], for feed: PosterFeed) async throws
    /// Forgets all that is kept of a person, not only posters.
    func forgetAll(of profile: String) async throws
}

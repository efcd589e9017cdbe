/// What any widget of this feature shows.
enum WidgetScene: Codable, Sendable, Equatable {
    case posters(PosterScene)
    /// The words of shortcuts.
    case shortcuts([String])
}

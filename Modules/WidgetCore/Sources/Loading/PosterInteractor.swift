import WidgetCoreInterface

/// Loads what posters are made of.
protocol PosterInteractor: Sendable {
    func load(_ request: PosterRequest) async throws -> LoadedMedia
}

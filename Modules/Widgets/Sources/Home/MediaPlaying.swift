import LocalizationKit
import WidgetCoreInterface

/// Plays what a poster stands for, by the source that knows it.
struct MediaPlaying: Sendable {
    let catalogs: [any MediaCatalog]

    func play(_ item: MediaID, profile: String) async throws {
        guard let catalog = catalogs.first(where: { $0.id == item.source }) else { throw NoSource(id: item.source) }
        try await catalog.play(item.item, profile: profile)
    }
}

/// A poster of a source that this build does not have.
struct NoSource: ExplainedError, Equatable {
    var id: String
    var explanation: LocalizedText { Strings.noSource(id: id) }
}

import LocalizationKit
import StorageInterface
import WidgetCoreInterface

/// Forgets by the sources, and remembers the last in the store, so that another process can put it back.
struct StoredForgetting: MediaForgetting {
    let catalogs: [any MediaCatalog]
    let store: any KeyValueStore

    func forget(_ id: MediaID, title: LocalizedText, of profile: String) async throws -> ForgottenMedia {
        let catalog = try catalog(of: id)
        let bookmark = try await catalog.bookmark(of: id.item, profile: profile)
        let forgotten = ForgottenMedia(id, title: title, bookmark: bookmark)
        // The way back first: what is gone without one would be gone for ever.
        try await store.set(forgotten, for: key(profile))
        try await catalog.forget(id.item, profile: profile)
        let posters = StoredPosters(kind: .continueWatching, store: store)
        for source in [nil, id.source] {
            try await posters.remove(id, from: PosterFeed(profile: profile, source: source))
        }
        return forgotten
    }

    func restore(of profile: String) async throws -> ForgottenMedia {
        guard let forgotten = try store.value(for: key(profile)) else { throw MediaForgettingError.nothingForgotten }
        guard let bookmark = forgotten.bookmark else {
            throw MediaForgettingError.notRestorable(title: forgotten.title)
        }
        try await catalog(of: forgotten.id).restore(forgotten.id.item, from: bookmark, profile: profile)
        try await store.set(nil, for: key(profile))
        return forgotten
    }

    private func catalog(of id: MediaID) throws(MediaForgettingError) -> any MediaCatalog {
        guard let catalog = catalogs.first(where: { $0.id == id.source }) else { throw .noSuchSource(id.source) }
        return catalog
    }

    private func key(_ profile: String) -> StoreKey<ForgottenMedia> {
        StoreKey("forgotten", in: PosterFeed.scope(of: profile))
    }
}

import LocalizationKit
import PlatformInterface
import StorageInterface
import WidgetCoreInterface

/// The words of the sources in the store: the app writes them, and every process reads them.
struct SharedMetadata: MediaMetadata {
    let catalogs: [any MediaCatalog]
    let store: any KeyValueStore
    let time: any ContinuousTime
    let patience: Duration
    let report: @Sendable (LocalizedText) -> Void

    func refresh(profile: String) async {
        await withTaskGroup { group in
            for catalog in catalogs { group.addTask { await refresh(catalog, profile) } }
        }
    }

    func words(of source: String, profile: String) -> MediaWords {
        (try? store.value(for: key(source, profile))) ?? MediaWords()
    }

    private func refresh(_ catalog: any MediaCatalog, _ profile: String) async {
        do {
            let words = try await time.within(patience) { try await catalog.words(profile: profile) }
            try await store.set(words, for: key(catalog.id, profile))
        } catch {
            report(Strings.sourceFailed(source: catalog.title, reason: LocalizedText(error)))
        }
    }

    private func key(_ source: String, _ profile: String) -> StoreKey<MediaWords> {
        StoreKey("words.\(source)", in: PosterFeed.scope(of: profile))
    }
}

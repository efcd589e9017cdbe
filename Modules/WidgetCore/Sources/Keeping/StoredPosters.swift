import StorageInterface
import WidgetCoreInterface

/// What was loaded, in the store: it is the last that is known when nothing can be loaded, so a cache that may be
/// emptied is no place for it.
struct StoredPosters: PosterStorage {
    let kind: PosterKind
    let store: any KeyValueStore

    func items(of feed: PosterFeed) -> [MediaItem]? {
        let items = try? store.value(for: key(feed))
        return items.map { Array($0.prefix(PosterRules.greatestCount)) }
    }

    func set(_ items: [MediaItem], for feed: PosterFeed) async throws { try await store.set(items, for: key(feed)) }

    /// Takes one away; the others keep their order.
    func remove(_ id: MediaID, from feed: PosterFeed) async throws {
        guard items(of: feed)?.contains(where: { $0.id == id }) == true else { return }
        try await store.update(key(feed)) { $0?.removeAll { $0.id == id } }
    }

    func forgetAll(of profile: String) async throws { try await store.removeAll(in: PosterFeed.scope(of: profile)) }

    private func key(_ feed: PosterFeed) -> StoreKey<[MediaItem]> { feed.key("posters", kind) }
}

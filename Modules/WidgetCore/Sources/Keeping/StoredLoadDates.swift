import StorageInterface
import WidgetCoreInterface

/// Times of loading, in the store.
struct StoredLoadDates: LoadDates {
    let kind: PosterKind
    let store: any KeyValueStore

    func record(of feed: PosterFeed) -> LoadRecord { (try? store.value(for: key(feed))) ?? LoadRecord() }

    func set(_ record: LoadRecord, for feed: PosterFeed) async throws {
        try await store.set(record, for: key(feed))
    }

    private func key(_ feed: PosterFeed) -> StoreKey<LoadRecord> { feed.key("loaded", kind) }
}

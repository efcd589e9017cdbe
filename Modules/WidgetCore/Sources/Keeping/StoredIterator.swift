import StorageInterface
import WidgetCoreInterface

/// The place among the posters in the store: a step is one atomic change, so that none is lost between processes.
struct StoredIterator: PosterIterator {
    let kind: PosterKind
    let store: any KeyValueStore

    func carousel(of feed: PosterFeed) -> Carousel { (try? store.value(for: key(feed))) ?? Carousel() }

    func move(_ direction: CarouselDirection, among count: Int, in feed: PosterFeed) async throws {
        do { try await step(direction, among: count, in: feed) } catch StoreError.unreadable {
            try await reset(feed)
            try await step(direction, among: count, in: feed)
        }
    }

    func reset(_ feed: PosterFeed) async throws { try await store.set(Carousel(), for: key(feed)) }

    func reset(_ feed: PosterFeed, from place: Carousel) async throws -> Carousel {
        do {
            return try await store.update(key(feed)) { stored in
                if let stored, stored != place { return stored }
                stored = Carousel()
                return Carousel()
            }
        } catch StoreError.unreadable {
            try await reset(feed)
            return Carousel()
        }
    }

    private func step(_ direction: CarouselDirection, among count: Int, in feed: PosterFeed) async throws {
        try await store.update(key(feed)) { stored in
            var carousel = stored ?? Carousel()
            carousel.move(direction, among: count)
            stored = carousel
        }
    }

    private func key(_ feed: PosterFeed) -> StoreKey<Carousel> { feed.key("carousel", kind) }
}

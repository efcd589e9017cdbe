import LocalizationKit
import PlatformInterface
import PlatformTesting
import StorageInterface
import StorageTesting
import WidgetCoreInterface
import WidgetCoreTesting

@testable import WidgetCore

/// A processor in virtual time, with one source that a test scripts; two of them on one store are two processes.
struct Bench {
    let kind: PosterKind
    let time: VirtualTime
    let store: MemoryKeyValueStore
    let catalog = ScriptedCatalog("films")

    init(
        _ kind: PosterKind = .continueWatching, time: VirtualTime = VirtualTime(),
        store: MemoryKeyValueStore = MemoryKeyValueStore()
    ) {
        (self.kind, self.time, self.store) = (kind, time, store)
        catalog.answer { Self.items(3) }
    }

    var now: WallTime { time.wallClock.now }

    var metadata: SharedMetadata {
        SharedMetadata(catalogs: [catalog], store: store, time: time, patience: .seconds(8)) { _ in }
    }

    var processor: PosterProcessor { processor([catalog]) }

    func processor(_ catalogs: [any MediaCatalog]) -> PosterProcessor {
        PosterProcessor(
            kind: kind,
            interactor: CatalogInteractor(kind: kind, catalogs: catalogs, time: time, patience: .seconds(8)),
            storage: StoredPosters(kind: kind, store: store), iterator: StoredIterator(kind: kind, store: store),
            dates: StoredLoadDates(kind: kind, store: store), metadata: metadata, clock: time.wallClock
        ) { _ in }
    }

    func timeline(_ cause: LoadCause, profile: String = "local") async -> WidgetTimeline {
        await processor.timeline(for: PosterRequest(PosterFeed(profile: profile), cause: cause))
    }

    func scroll(_ direction: CarouselDirection, profile: String = "local") async throws {
        try await processor.scroll(direction, in: PosterFeed(profile: profile))
    }

    /// Puts JSON where the store has something of the feed.
    func plant(_ json: String, _ name: String, profile: String = "local") {
        store.plant(json, "\(name).\(kind.rawValue)", in: StoreScope("widgetcore", profile: profile))
    }

    func fail() { catalog.answer { throw Away() } }

    /// Films 0, 1, …, the first the last watched.
    static func items(_ count: Int) -> [MediaItem] {
        (0..<count).map { number in
            var item = MediaItem(MediaID("\(number)", from: "films"), title: "Film \(number)")
            item.watchedAt = Int64(1000 - number)
            return item
        }
    }
}

extension WidgetTimeline {
    /// The titles that are shown; `nil` when nothing is.
    var titles: [String?]? { entry.content.map { $0.posters.map(\.title) } }

    var isStale: Bool {
        if case .stale = entry.state { true } else { false }
    }
}

extension Duration {
    static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
    static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
}

/// What a source says that cannot answer.
struct Away: ExplainedError {
    var explanation: LocalizedText { "the server is away" }
}

public import FeatureKitInterface
import PlatformInterface
import StorageInterface
import WidgetCoreInterface

/// What widgets of posters show, and when it is old.
public enum WidgetCoreFeature: Feature {
    /// How long one source may take; what loads a timeline has ten seconds for all of them, side by side.
    static let patience = Duration.seconds(8)

    /// Records the processors and the words of the sources.
    public static func register(in registry: inout some Registering) {
        registry.provide(.continueWatching) { try processor(.continueWatching, $0) }
        registry.provide(.recommendations) { try processor(.recommendations, $0) }
        registry.provide(.mediaMetadata) { try metadata($0) }
        registry.provide(.mediaForgetting) { resolver in
            StoredForgetting(
                catalogs: try resolver.contributions(.mediaSources), store: try resolver.service(.keyValueStore))
        }
    }

    private static func processor(_ kind: PosterKind, _ resolver: any Resolving) throws -> PosterProcessor {
        let store = try resolver.service(.keyValueStore)
        let logger = try resolver.service(.logger)
        return PosterProcessor(
            kind: kind,
            interactor: CatalogInteractor(
                kind: kind, catalogs: try resolver.contributions(.mediaSources),
                time: try resolver.service(.continuousTime), patience: patience),
            storage: StoredPosters(kind: kind, store: store),
            iterator: StoredIterator(kind: kind, store: store), dates: StoredLoadDates(kind: kind, store: store),
            metadata: try resolver.service(.mediaMetadata), clock: try resolver.service(.wallClock)
        ) { logger.warning("widgets", "\($0)") }
    }

    private static func metadata(_ resolver: any Resolving) throws -> SharedMetadata {
        let logger = try resolver.service(.logger)
        return SharedMetadata(
            catalogs: try resolver.contributions(.mediaSources), store: try resolver.service(.keyValueStore),
            time: try resolver.service(.continuousTime), patience: patience
        ) { logger.warning("widgets", "\($0)") }
    }
}

public import FeatureKitInterface
import PlatformInterface
import StorageInterface
import WidgetHostInterface

/// What keeps placed widgets up to date.
public enum WidgetHostFeature: Feature {
    /// Records the board, the centre and the schedule, which are one.
    public static func register(in registry: inout some Registering) {
        registry.provide(.widgetBoard) { try host($0) }
        registry.provide(.widgetCenter) { try shared($0) }
        registry.provide(.widgetScheduling) { try shared($0) }
    }

    private static func shared(_ resolver: any Resolving) throws -> WidgetHost {
        try (resolver.service(.widgetBoard) as? WidgetHost) ?? host(resolver)
    }

    private static func host(_ resolver: any Resolving) throws -> WidgetHost {
        let logger = try resolver.service(.logger)
        var random = RandomSource(try resolver.service(.randomBytes))
        return WidgetHost(
            widgets: try resolver.contributions(.widgets), store: try resolver.service(.keyValueStore),
            clock: try resolver.service(.wallClock), time: try resolver.service(.continuousTime),
            lock: try resolver.service(.sessionLock), salt: random.next()
        ) { logger.warning("widgets", "\($0)") }
    }
}

import CommandKitInterface
public import FeatureKitInterface
import ImageCodecInterface
import NavigationInterface
import PlatformInterface
import StorageInterface
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface

/// Widgets of what to watch: their kinds, the command `widgets` and the tab on which they are placed.
public enum WidgetsFeature: Feature {
    /// Records the kinds, the command, the tab and its links.
    public static func register(in registry: inout some Registering) {
        contributeKinds(to: &registry)
        registry.contribute("widgets", to: .commands) { resolver in
            WidgetsCommand { try parts(resolver) }.command
        }
        contributeScreens(to: &registry)
        let run = WidgetRun()
        registry.onStart { resolver in
            let logger = try resolver.service(.logger)
            run.start(
                try parts(resolver), try resolver.contributions(.mediaSources), try resolver.service(.mediaMetadata),
                try resolver.service(.widgetScheduling)
            ) { logger.warning("widgets", "\($0)") }
        }
        registry.onStop { _ in run.stop() }
    }

    private static func contributeScreens(to registry: inout some Registering) {
        registry.contribute(HomeCoordinator.tabID, to: .tabs) { HomeCoordinator.tab(try parts($0), try playing($0)) }
        registry.contribute("tessera://widgets", to: .routes) { _ in try HomeCoordinator.route() }
        for shortcut in Shortcut.allCases {
            registry.contribute(shortcut.link, to: .routes) {
                try HomeCoordinator.route(shortcut, try parts($0), try playing($0))
            }
        }
    }

    private static func playing(_ resolver: any Resolving) throws -> MediaPlaying {
        MediaPlaying(catalogs: try resolver.contributions(.mediaSources))
    }

    private static func contributeKinds(to registry: inout some Registering) {
        for isStatic in [false, true] {
            let ending = isStatic ? "-static" : ""
            registry.contribute("continue-watching\(ending)", to: .widgets) { resolver in
                WidgetKinds.continueWatching(
                    try resolver.service(.continueWatching), try pictures(resolver), sources: try sources(resolver),
                    isStatic: isStatic)
            }
            registry.contribute("recommended\(ending)", to: .widgets) { resolver in
                WidgetKinds.recommended(
                    try resolver.service(.recommendations), try pictures(resolver), sources: try sources(resolver),
                    isStatic: isStatic)
            }
        }
        for shortcut in [Shortcut.library, .stream] {
            registry.contribute("shortcut-\(shortcut.rawValue)", to: .widgets) {
                WidgetKinds.shortcut(shortcut, try $0.service(.wallClock))
            }
        }
        registry.contribute("quick-access", to: .widgets) { WidgetKinds.quickAccess(try $0.service(.wallClock)) }
    }

    private static func sources(_ resolver: any Resolving) throws -> [String] {
        try resolver.contributions(.mediaSources).map(\.id)
    }

    private static func pictures(_ resolver: any Resolving) throws -> PosterPictures {
        PosterPictures(
            catalogs: try resolver.contributions(.mediaSources), decoder: try resolver.optional(.imageDecoding),
            cache: try resolver.optional(.cache), clock: try resolver.service(.wallClock),
            time: try resolver.service(.continuousTime))
    }

    @MainActor
    private static func parts(_ resolver: any Resolving) throws -> WidgetParts {
        WidgetParts(
            board: try resolver.service(.widgetBoard), center: try resolver.service(.widgetCenter),
            lock: try resolver.service(.sessionLock), clock: try resolver.service(.wallClock),
            time: try resolver.service(.continuousTime), rendering: try resolver.service(.viewRendering),
            pictures: try pictures(resolver), tree: try resolver.service(.fileTree))
    }
}

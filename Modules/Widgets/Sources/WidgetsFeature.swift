import AuthFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import ImageCodecInterface
import NavigationInterface
import PlatformInterface
import SettingsInterface
import StorageInterface
import TextViewKitInterface
import WidgetCoreInterface
import WidgetHostInterface
import WidgetsInterface

/// Widgets of what to watch: their kinds, the command `widgets` and the tab on which they are placed.
public enum WidgetsFeature: Feature {
    /// Records the kinds, the command, the tab and its links.
    public static func register(in registry: inout some Registering) {
        contributeKinds(to: &registry)
        registry.contribute("widgets", to: .commands) { resolver in
            WidgetsCommand { try parts(resolver) }.command
        }
        contributeScreens(to: &registry)
        let runs = WidgetRuns()
        registry.onStart { resolver in
            let run = try run(resolver)
            run.start(try resolver.optional(.settings))
            runs.present = run
        }
        registry.onStop { _ in runs.present?.stop() }
        registry.contribute("widgets", to: .inputObservers) { _ in InputObserver(resized: { runs.present?.resize() }) }
    }

    @MainActor
    private static func run(_ resolver: any Resolving) throws -> WidgetRun {
        let logger = try resolver.service(.logger)
        let business = WidgetBusiness(
            catalogs: try resolver.contributions(.mediaSources), metadata: try resolver.service(.mediaMetadata),
            processor: try resolver.service(.continueWatching))
        return WidgetRun(try parts(resolver), business, try resolver.service(.widgetScheduling)) {
            logger.warning("widgets", "\($0)")
        }
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
                    try resolver.service(.continueWatching), try pictures(resolver),
                    forgetting: try resolver.service(.mediaForgetting), sources: try sources(resolver),
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
            session: try resolver.optional(.sessionProviding), board: try resolver.service(.widgetBoard),
            center: try resolver.service(.widgetCenter),
            lock: try resolver.service(.sessionLock), clock: try resolver.service(.wallClock),
            time: try resolver.service(.continuousTime), rendering: try resolver.service(.viewRendering),
            pictures: try pictures(resolver), tree: try resolver.service(.fileTree),
            forgetting: try resolver.service(.mediaForgetting),
            refresh: try refresh(resolver),
            caller: try resolver.service(.callerWatch), drawings: try drawings(resolver)
        ) { link in try resolver.optional(.navigation)?.open(link) }
    }

    /// A kind that two features draw is drawn by the first.
    private static func drawings(_ resolver: any Resolving) throws -> [WidgetKind: WidgetDrawing] {
        let drawings = try resolver.contributions(.widgetDrawings)
        return Dictionary(drawings.map { ($0.kind, $0) }) { first, _ in first }
    }

    private static func refresh(_ resolver: any Resolving) throws -> DetachedRefresh {
        DetachedRefresh(
            scheduling: try resolver.service(.widgetScheduling), instance: try resolver.service(.instance),
            programs: try resolver.service(.programDetaching), clock: try resolver.service(.wallClock),
            time: try resolver.service(.continuousTime))
    }
}

/// The run between start and stop.
@MainActor
private final class WidgetRuns {
    var present: WidgetRun?
}

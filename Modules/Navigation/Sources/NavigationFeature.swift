import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import StateKit
import StorageInterface

/// The navigation of an app, and the command `open`.
public enum NavigationFeature: Feature {
    /// How long after its last screen a coordinator may still be there: the last frame still holds what it drew.
    static let leakGrace = Duration.seconds(1)

    /// Whether this is a build for developers.
    private static var isForDevelopers: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Records the navigation and the command.
    public static func register(in registry: inout some Registering) {
        registry.provide(.navigation) { try navigator($0) }
        registry.onStop { resolver in
            await (try resolver.service(.navigation) as? Navigator)?.save()
        }
        registry.contribute("open", to: .commands) { resolver in
            OpenCommand(
                routes: { RouteTable(routes: try resolver.contributions(.routes)) },
                instance: { try resolver.service(.instance) }, app: { try resolver.optional(.appStarting) }
            ).command
        }
    }

    private static func navigator(_ resolver: any Resolving) throws -> Navigator {
        let log = try resolver.service(.logger)
        let report: @MainActor (String) -> Void = { log.warning("navigation", "\($0)") }
        let time = try resolver.service(.continuousTime)
        let scheduler = MainScheduler(
            now: { time.now.sinceBoot }, sleepUntil: { try await time.sleep(until: ContinuousInstant(sinceBoot: $0)) })
        let kernel = Kernel(scheduler: scheduler) { report("\($0)") }
        return Navigator(
            kernel: kernel, routes: try resolver.contributions(.routes),
            topics: { try resolver.contributions(.instanceTopics) }, store: try resolver.optional(.keyValueStore),
            directories: try resolver.service(.directories), files: try resolver.service(.files), leakGrace: leakGrace,
            checksRules: isForDevelopers,
            report: report)
    }
}

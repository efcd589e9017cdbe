public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import StorageInterface

/// What a person sees before the tabs after an update.
public enum WhatsNewFeature: Feature {
    /// Records the launch step and the link.
    public static func register(in registry: inout some Registering) {
        registry.contribute(WhatsNewCoordinator.id, to: .launchSteps) { resolver in
            let seen = SeenVersion(store: try resolver.service(.keyValueStore), log: try resolver.service(.logger))
            return WhatsNewCoordinator.step(News(of: try resolver.service(.assembly)), seen)
        }
        registry.contribute(WhatsNewCoordinator.link, to: .routes) { resolver in
            try WhatsNewCoordinator.route(News(of: try resolver.service(.assembly)))
        }
    }
}

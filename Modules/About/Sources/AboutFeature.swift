import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface

/// The command `about`, and the same as a tab of the app.
public enum AboutFeature: Feature {
    /// Records the command, the tab and its links.
    public static func register(in registry: inout some Registering) {
        registry.contribute("about", to: .commands) { AboutCommand.command(try $0.service(.assembly)) }
        registry.contribute(AboutCoordinator.tabID, to: .tabs) { AboutCoordinator.tab(try $0.service(.assembly)) }
        registry.contribute("tessera://about", to: .routes) { _ in try AboutCoordinator.route() }
        registry.contribute(AboutCoordinator.routePattern, to: .routes) {
            try AboutCoordinator.featureRoute(try $0.service(.assembly))
        }
    }
}

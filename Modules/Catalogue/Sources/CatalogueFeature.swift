import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import TextViewKitInterface

/// The command `catalogue`, and the same as a tab of the app.
public enum CatalogueFeature: Feature {
    /// Records the command, the tab and its link.
    public static func register(in registry: inout some Registering) {
        registry.contribute("catalogue", to: .commands) {
            CatalogueCommand.command(try $0.service(.viewRendering), try $0.service(.screenRunning))
        }
        registry.contribute(CatalogueCoordinator.tabID, to: .tabs) { _ in CatalogueCoordinator.tab }
        registry.contribute("tessera://catalogue", to: .routes) { _ in try CatalogueCoordinator.route() }
    }
}

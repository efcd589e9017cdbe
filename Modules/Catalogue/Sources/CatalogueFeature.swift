import CommandKitInterface
public import FeatureKitInterface
import TextViewKitInterface

/// The command `catalogue`.
public enum CatalogueFeature: Feature {
    /// Records the command.
    public static func register(in registry: inout some Registering) {
        registry.contribute("catalogue", to: .commands) {
            CatalogueCommand.command(try $0.service(.viewRendering), try $0.service(.screenRunning))
        }
    }
}

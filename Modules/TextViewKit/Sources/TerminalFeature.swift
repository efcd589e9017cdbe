public import FeatureKitInterface
import TextViewKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records the service that renders a view once.
    public static func register(in registry: inout some Registering) {
        registry.provide(.viewRendering) { _ in OneShotRenderer() }
    }
}

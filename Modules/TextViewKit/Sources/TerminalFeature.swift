public import FeatureKitInterface
import SettingsInterface
import TextViewKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records the service that renders a view once.
    public static func register(in registry: inout some Registering) {
        registry.provide(.viewRendering) { OneShotRenderer(settings: try $0.optional(.settings)) }
        for definition in TerminalSettings.definitions {
            registry.contribute(definition.key, to: .settings) { _ in definition }
        }
    }
}

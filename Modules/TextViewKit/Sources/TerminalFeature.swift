public import FeatureKitInterface
import SettingsInterface
import TextViewKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records the service that renders a view once, and the one that shows screens.
    public static func register(in registry: inout some Registering) {
        registry.provide(.viewRendering) { OneShotRenderer(settings: try $0.optional(.settings)) }
        registry.provide(.screenRunning) { resolver in
            var invocation = try resolver.service(.invocation)
            invocation.environment = TerminalSettings.variables(
                invocation.environment, as: try resolver.optional(.settings))
            return ScreenRunner(
                invocation: invocation, loop: try resolver.optional(.eventLoop),
                makeScreen: { content, _ in DrawnScreen(content) })
        }
        for definition in TerminalSettings.definitions {
            registry.contribute(definition.key, to: .settings) { _ in definition }
        }
    }
}

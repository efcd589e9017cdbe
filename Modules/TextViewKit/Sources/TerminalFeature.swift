public import FeatureKitInterface
import TextViewKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records the service that renders a view once, and the one that shows screens.
    public static func register(in registry: inout some Registering) {
        registry.provide(.viewRendering) { _ in OneShotRenderer() }
        registry.provide(.screenRunning) { resolver in
            ScreenRunner(
                invocation: try resolver.service(.invocation), loop: try resolver.optional(.eventLoop),
                makeScreen: { content, _ in DrawnScreen(content) })
        }
    }
}

public import FeatureKitInterface
import TextViewKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records the service that renders a view once, and the one that shows screens.
    public static func register(in registry: inout some Registering) {
        registry.provide(.viewRendering) { _ in OneShotRenderer() }
        registry.provide(.screenRunning) { resolver in
            let invocation = try resolver.service(.invocation)
            let loop = try resolver.optional(.eventLoop)
            let runner = ScreenRunner(invocation: invocation, loop: loop) { content, traits in
                LiveRuntime(
                    environment: EnvironmentValues(invocation.environment, isDark: traits.isDark ?? true),
                    theme: Theme(invocation.environment, isDark: traits.isDark), content: content)
            }
            return ScreenChoice(invocation: invocation, loop: loop, drawn: runner)
        }
    }
}

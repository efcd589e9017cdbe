public import FeatureKitInterface
import SettingsInterface
import TextViewKitInterface

/// Views in a terminal.
public enum TerminalFeature: Feature {
    /// Records the services that render a view or a picture once, and the one that shows screens.
    public static func register(in registry: inout some Registering) {
        registry.provide(.viewRendering) { OneShotRenderer(settings: try $0.optional(.settings)) }
        registry.provide(.pictureRendering) { resolver in
            let invocation = try resolver.service(.invocation)
            return OneShotPictures(
                variables: invocation.environment, isTerminal: invocation.output.isTerminal,
                settings: try resolver.optional(.settings))
        }
        let bell = ScreenBell()
        registry.provide(.terminalBell) { _ in bell }
        registry.provide(.screenRunning) { resolver in
            var invocation = try resolver.service(.invocation)
            let loop = try resolver.optional(.eventLoop)
            let maker = ScreenMaker(variables: invocation.environment, settings: try resolver.optional(.settings))
            invocation.environment = TerminalSettings.variables(invocation.environment, as: maker.settings)
            let runner = ScreenRunner(invocation: invocation, loop: loop, bell: bell) { maker.screen($0, on: $1) }
            return ScreenChoice(invocation: invocation, loop: loop, maker: maker, bell: bell, drawn: runner)
        }
        for definition in TerminalSettings.definitions {
            registry.contribute(definition.key, to: .settings) { _ in definition }
        }
    }
}

import AuthFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import StorageInterface
import TextViewKitInterface

/// The app that a person opens: the root command, and what starts the app for a link.
public enum ShellFeature: Feature {
    /// Records the app and the root command.
    public static func register(in registry: inout some Registering) {
        registry.provide(.appStarting) { try app($0) }
        registry.contribute("root", to: .rootCommand) { resolver in
            AppCommand(app: { try app(resolver) }, instance: { try resolver.service(.instance) }).command
        }
    }

    @MainActor
    private static func app(_ resolver: any Resolving) throws -> App {
        let runner = CommandRunner(
            program: try resolver.service(.program), invocation: try resolver.service(.invocation))
        let parts = ShellParts(
            navigation: try resolver.service(.navigation), tabs: try resolver.contributions(.tabs),
            steps: try resolver.contributions(.launchSteps), overlays: try resolver.contributions(.overlays),
            duties: try resolver.contributions(.ownerDuties),
            inputObservers: try resolver.contributions(.inputObservers), runner: runner,
            commands: { try resolver.contributions(.commands) },
            sessions: try resolver.optional(.sessionProviding), crashes: try resolver.optional(.crashReport),
            store: try resolver.optional(.storeCondition))
        return App(
            parts: parts, running: try resolver.service(.screenRunning), lifecycle: try resolver.service(.lifecycle),
            instance: try resolver.service(.instance))
    }
}

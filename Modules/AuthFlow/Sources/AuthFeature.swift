import AuthFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PhoneNumberKit
import PlatformInterface
import SettingsInterface
import StorageInterface

/// Signing in by phone number and code.
public enum AuthFeature: Feature {
    /// Records the flow, the session, the launch step, the tab, the settings and the commands.
    public static func register(in registry: inout some Registering) {
        registry.provide(.sessionProviding) { try keeper($0) }
        registry.provide(.signInFlow) { SignInScreens(parts: try parts($0)) }
        registry.contribute("auth", to: .commands) { AuthCommand(parts: try parts($0)).command }
        contributeScreens(to: &registry)
        registry.contribute("auth.backend", to: .settings) { _ in Setting.authBackend.definition }
        registry.contribute("auth.send-at-full-length", to: .settings) { _ in Setting.sendsAtFullLength.definition }
        registry.contribute("auth.ask-at-start", to: .settings) { _ in Setting.asksAtStart.definition }
    }

    @MainActor
    private static func contributeScreens(to registry: inout some Registering) {
        registry.contribute("auth", to: .launchSteps) { resolver in
            let settings = try resolver.optional(.settings)
            return LaunchSignIn.step(try parts(resolver), try resolver.service(.keyValueStore)) {
                settings?.value(of: .asksAtStart) ?? true
            }
        }
        registry.contribute(ProfileCoordinator.tabID, to: .tabs) { ProfileCoordinator.tab(try parts($0)) }
        registry.contribute("tessera://profile", to: .routes) { _ in try ProfileCoordinator.route() }
    }

    @MainActor
    private static func parts(_ resolver: any Resolving) throws -> FlowParts {
        let settings = try resolver.optional(.settings)
        let variables = try resolver.service(.environment).variables
        guard let keeper = try resolver.service(.sessionProviding) as? SessionKeeper,
            let country = Country.ofMachine(variables)
        else { throw AuthError.sessionEnded }
        return FlowParts(
            keeper: keeper, backends: try backends(resolver), country: country,
            sendsAtFullLength: { settings?.value(of: .sendsAtFullLength) ?? true })
    }

    @MainActor
    private static func keeper(_ resolver: any Resolving) throws -> SessionKeeper {
        let vault = SessionVault(
            values: try resolver.service(.keyValueStore), secrets: try resolver.service(.secretStore),
            cache: try resolver.optional(.cache), clock: try resolver.service(.wallClock))
        let choice = try backends(resolver)
        return SessionKeeper(vault) { () throws(AuthError) in try choice.service() }
    }

    @MainActor
    private static func backends(_ resolver: any Resolving) throws -> BackendChoice {
        let settings = try resolver.optional(.settings)
        return BackendChoice(
            backends: try resolver.contributions(.authBackends),
            wanted: { settings?.value(of: .authBackend) ?? "" })
    }
}

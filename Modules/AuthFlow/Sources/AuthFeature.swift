import AuthFlowInterface
import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import SettingsInterface
import StorageInterface

/// Signing in by phone number and code.
public enum AuthFeature: Feature {
    /// Records the flow, the session, the lock, the launch step, the tab, the settings and the commands.
    public static func register(in registry: inout some Registering) {
        let assembly = AuthAssembly()
        registry.provide(.sessionProviding) { try AuthAssembly.keeper($0) }
        registry.provide(.signInFlow) { SignInScreens(parts: try assembly.parts($0)) }
        registry.contribute("auth", to: .commands) { AuthCommand(parts: try assembly.parts($0)).command }
        contributeScreens(assembly, to: &registry)
        contributeLock(assembly, to: &registry)
        registry.contribute("auth.backend", to: .settings) { _ in Setting.authBackend.definition }
        registry.contribute("auth.send-at-full-length", to: .settings) { _ in Setting.sendsAtFullLength.definition }
        registry.contribute("auth.ask-at-start", to: .settings) { _ in Setting.asksAtStart.definition }
    }

    @MainActor
    private static func contributeScreens(_ assembly: AuthAssembly, to registry: inout some Registering) {
        registry.contribute("auth", to: .launchSteps) { resolver in
            let settings = try resolver.optional(.settings)
            return LaunchSignIn.step(try assembly.parts(resolver), try resolver.service(.keyValueStore)) {
                settings?.value(of: .asksAtStart) ?? true
            }
        }
        registry.contribute(ProfileCoordinator.tabID, to: .tabs) { ProfileCoordinator.tab(try assembly.parts($0)) }
        registry.contribute("tessera://profile", to: .routes) { _ in try ProfileCoordinator.route() }
    }

    @MainActor
    private static func contributeLock(_ assembly: AuthAssembly, to registry: inout some Registering) {
        registry.contribute("auth", to: .overlays) { resolver in
            let settings = try resolver.optional(.settings)
            return LockOverlay.overlay(try assembly.lock(resolver)) {
                settings?.value(of: .locksAfter) ?? .seconds(300)
            }
        }
        registry.contribute("auth", to: .inputObservers) { resolver in
            let lock = try assembly.lock(resolver)
            return InputObserver { lock.onInput() }
        }
        registry.contribute("auth", to: .sessionLocks) { resolver in
            PINSessionLock(sessions: try AuthAssembly.vault(resolver), pins: try AuthAssembly.pins(resolver))
        }
        registry.contribute("auth.lock-after", to: .settings) { _ in Setting.locksAfter.definition }
    }
}

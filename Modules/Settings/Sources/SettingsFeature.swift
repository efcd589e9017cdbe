import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import PlatformInterface
import SettingsInterface

/// What people decide: the file, the command `config`, the tab, the option `--set`, and the language.
public enum SettingsFeature: Feature {
    /// Records the services, the setting of the language, the command and what goes with it.
    public static func register(in registry: inout some Registering) {
        registry.provide(.settings) { resolver in
            StoredSettings(
                try resolver.contributions(.settings), distribution: try resolver.service(.assembly).build.defaults,
                environment: try resolver.service(.environment), directories: try resolver.service(.directories),
                files: try resolver.service(.files), watch: try resolver.service(.watch))
        }
        registry.provide(.languageChoice) { SettingsLanguage(settings: try $0.service(.settings)) }
        registry.contribute("language", to: .settings) { _ in Setting.language.definition }
        contributeCommands(to: &registry)
        contributeTab(to: &registry)
        registry.onStart { (try $0.service(.settings) as? StoredSettings)?.startWatching() }
        registry.onStop { (try $0.service(.settings) as? StoredSettings)?.stopWatching() }
    }

    @MainActor
    private static func contributeTab(to registry: inout some Registering) {
        registry.contribute(SettingsCoordinator.tabID, to: .tabs) { resolver in
            SettingsCoordinator.tab(try resolver.service(.settings), try resolver.service(.environment))
        }
        registry.contribute("tessera://settings", to: .routes) { _ in try SettingsCoordinator.route() }
    }

    @MainActor
    private static func contributeCommands(to registry: inout some Registering) {
        registry.contribute("config", to: .commands) { ConfigCommand.command(try $0.service(.settings)) }
        registry.contribute("set", to: .globalOptions) { SetOption.parameter(try $0.contributions(.settings)) }
        registry.contribute("settings", to: .notices) { resolver in
            let settings = try resolver.service(.settings)
            return RunNotice { SettingsNotice.texts(settings, path: $0) }
        }
        registry.contribute("settings", to: .healthChecks) { SettingsCheck.check(try $0.service(.settings)) }
    }
}

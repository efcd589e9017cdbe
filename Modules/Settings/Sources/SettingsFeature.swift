import CommandKitInterface
public import FeatureKitInterface
import PlatformInterface
import SettingsInterface

/// What people decide: the file, the command `config`, the option `--set`, and the language.
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
        registry.onStart { (try $0.service(.settings) as? StoredSettings)?.startWatching() }
        registry.onStop { (try $0.service(.settings) as? StoredSettings)?.stopWatching() }
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

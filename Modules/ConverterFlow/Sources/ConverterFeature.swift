import CommandKitInterface
public import FeatureKitInterface
import NavigationInterface
import SettingsInterface

/// The currency converter.
public enum ConverterFeature: Feature {
    /// Records the tab, its links, the commands and the setting.
    public static func register(in registry: inout some Registering) {
        registry.contribute("converter.source", to: .settings) { _ in Setting.ratesService.definition }
        registry.contribute("convert", to: .commands) { resolver in
            ConvertCommand { try ConverterParts(resolver) }.command
        }
        registry.contribute("rates", to: .commands) { resolver in
            RatesCommand { try ConverterParts(resolver) }.command
        }
        let inbox = ConverterInbox()
        registry.contribute(ConverterCoordinator.tabID, to: .tabs) { resolver in
            ConverterCoordinator.tab(inbox) { try ConverterParts(resolver) }
        }
        registry.contribute("tessera://converter", to: .routes) { _ in try ConverterCoordinator.route() }
        registry.contribute(ConverterCoordinator.pairPattern, to: .routes) { _ in
            try ConverterCoordinator.pairRoute(inbox)
        }
    }
}

import CommandKitInterface
public import FeatureKitInterface
import SettingsInterface

/// The currency converter.
public enum ConverterFeature: Feature {
    /// Records the commands and the setting.
    public static func register(in registry: inout some Registering) {
        registry.contribute("converter.source", to: .settings) { _ in Setting.ratesService.definition }
        registry.contribute("convert", to: .commands) { resolver in
            ConvertCommand { try ConverterParts(resolver) }.command
        }
        registry.contribute("rates", to: .commands) { resolver in
            RatesCommand { try ConverterParts(resolver) }.command
        }
    }
}

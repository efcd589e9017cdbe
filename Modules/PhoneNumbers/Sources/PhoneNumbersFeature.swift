public import FeatureKitInterface
import PhoneNumbersInterface

/// The rules by which phone numbers are read and written.
public enum PhoneNumbersFeature: Feature {
    /// Records the service: the rules that are chosen among those of the build, or else those that are built in.
    public static func register(in registry: inout some Registering) {
        registry.provide(.phoneNumberRules) { resolver in
            let chosen = try resolver.contributions(.phoneNumberRules).first { try $0.isChosen() }
            return try chosen?.make() ?? BuiltInRules()
        }
    }
}

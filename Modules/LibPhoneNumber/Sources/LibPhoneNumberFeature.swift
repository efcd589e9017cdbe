public import FeatureKitInterface
import PhoneNumbersInterface
import SettingsInterface

/// Phone numbers by the metadata of libphonenumber, where the person wants it.
public enum LibPhoneNumberFeature: Feature {
    /// Records the rules and the setting that chooses them.
    public static func register(in registry: inout some Registering) {
        registry.contribute("phone.rules", to: .settings) { _ in Setting.phoneRules.definition }
        registry.contribute(LibPhoneNumberRules.id, to: .phoneNumberRules) { resolver in
            OtherPhoneNumberRules(
                isChosen: { try resolver.optional(.settings)?.value(of: .phoneRules) == .libphonenumber },
                make: { LibPhoneNumberRules() })
        }
    }
}

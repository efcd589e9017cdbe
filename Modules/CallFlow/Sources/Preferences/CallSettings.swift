import PhoneNumbersInterface
import SettingsInterface

extension Setting where Value == EngineChoice {
    /// Which engine carries calls.
    static let callEngine = Setting.choice(
        "calls.engine", title: Strings.engineTitle, help: Strings.engineSettingHelp, default: .auto
    ) { $0.name }
}

extension Setting where Value == String {
    /// The country by whose plan numbers without a calling code are read; empty for that of the machine.
    static let callCountry = Setting.text(
        "calls.country", title: Strings.countryTitle, help: Strings.countryHelp, default: ""
    )
    .checked { $0.isEmpty || Country(region: $0) != nil ? nil : Strings.countryRefused }

    /// Where pushes are published over MQTT; empty for nowhere.
    static let callPushes = Setting.text(
        "calls.mqtt", title: Strings.mqttTitle, help: Strings.mqttHelp, default: ""
    )
    .checked { $0.isEmpty || PushTopic($0) != nil ? nil : Strings.mqttRefused }
}

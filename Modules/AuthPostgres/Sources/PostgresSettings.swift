import LocalizationKit
import SettingsInterface

extension Setting where Value == String {
    /// Where the records of the backend lie when many machines share them.
    static let postgresAddress = Setting.text(
        "auth.postgres", title: Strings.addressTitle, help: Strings.addressHelp, default: ""
    ).checked { $0.isEmpty || PostgresAddress($0) != nil ? nil : Strings.noAddress }.secret
}

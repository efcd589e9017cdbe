import SettingsInterface

extension Setting where Value == String {
    /// What the gateway before a server wants to see.
    static let authKey = Setting.text("auth.api-key", title: Strings.keyTitle, help: Strings.keyHelp, default: "")
}

extension Setting where Value == Int {
    /// How many digits a code has.
    static let authCodeLength = Setting.integer(
        "auth.code-length", title: Strings.lengthTitle, help: Strings.lengthHelp, default: 6, in: 4...10)
}

import LocalizationKit
import SettingsInterface

extension Setting where Value == String {
    /// Who signs people in.
    static let authBackend = Setting.text(
        "auth.backend", title: Strings.backendTitle, help: Strings.backendHelp, default: "")
}

extension Setting where Value == Bool {
    /// Whether a whole code is sent without Enter.
    static let sendsAtFullLength = Setting.flag(
        "auth.send-at-full-length", title: Strings.fullLengthTitle, help: Strings.fullLengthHelp, default: true)
    /// Whether the app asks who is there when it starts.
    static let asksAtStart = Setting.flag(
        "auth.ask-at-start", title: Strings.askTitle, help: Strings.askHelp, default: true)
}

extension Setting where Value == Duration {
    /// After which time without a key or a click an app with a PIN locks itself.
    static let locksAfter = Setting.duration(
        "auth.lock-after", title: Strings.lockAfterTitle, help: Strings.lockAfterHelp, default: .seconds(300),
        in: .seconds(10) ... .seconds(86_400))
}

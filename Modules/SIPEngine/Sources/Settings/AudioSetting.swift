import SettingsInterface

extension Setting where Value == String {
    /// What is spoken into and heard from.
    static let callAudio = Setting.text(
        "calls.audio", title: Strings.audioTitle, help: Strings.audioHelp, default: "auto"
    )
    // It becomes a word in a line of baresip's configuration.
    .checked { word in
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        return isPlain ? nil : Strings.audioRefused
    }
}

import PlatformInterface

/// Where a person keeps videos.
enum LocalFolders {
    /// The folder that the desktop calls that of videos (xdg-user-dirs), `~/Videos` without one.
    static func standard(_ environment: any Environment, userDirectories text: String?) -> String {
        let home = environment.nonEmpty("HOME") ?? environment.userHome ?? "/"
        let line = text?.split(whereSeparator: \.isNewline).first { $0.hasPrefix("XDG_VIDEOS_DIR=\"") }
        guard let value = line?.dropFirst(16).prefix(while: { $0 != "\"" }), !value.isEmpty else {
            return "\(home)/Videos"
        }
        if value.hasPrefix("$HOME/") { return home + value.dropFirst(5) }
        return value.hasPrefix("/") ? String(value) : "\(home)/Videos"
    }
}

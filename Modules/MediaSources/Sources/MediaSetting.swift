import SettingsInterface

extension Setting where Value == [String] {
    static let mediaFolders = Setting.list(
        "media.folders", title: Strings.folders, help: Strings.foldersHelp, default: [])
}

extension Setting where Value == String {
    static let mediaPlayer = Setting.text(
        "media.player", title: Strings.player, help: Strings.playerHelp, default: "mpv")
}

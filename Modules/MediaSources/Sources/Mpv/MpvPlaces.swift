import PlatformInterface

/// Where the versions of mpv keep what they remember; all places that exist are read.
struct MpvPlaces: Equatable {
    /// Folders with resume files.
    var watchLater: [String]
    /// Files with the history of what was opened.
    var histories: [String]

    /// - Parameters:
    ///   - environment: the environment of the process.
    ///   - configuration: makes the configuration of the folder of mpv's, if it has one.
    init(_ environment: any Environment, configuration: (_ folder: String) -> MpvConfiguration) {
        let home = environment.nonEmpty("HOME") ?? environment.userHome ?? "/"
        let base = { (variable: String, fallback: String) in
            environment.nonEmpty(variable).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(fallback)"
        }
        // Up to 0.35 in the configuration, from 0.36 on in the state; MPV_HOME is for both.
        let folders =
            environment.nonEmpty("MPV_HOME").map { [$0] }
            ?? [base("XDG_CONFIG_HOME", ".config") + "/mpv", base("XDG_STATE_HOME", ".local/state") + "/mpv"]
        let decided = configuration(folders[0]).watchLaterFolder.map { folder in
            Self.expanded(folder, home: home, configuration: folders[0])
        }
        watchLater = (decided.map { [$0] } ?? []) + folders.map { "\($0)/watch_later" }
        histories = folders.map { "\($0)/watch_history.jsonl" }
    }

    /// `~/` is the home and `~~/` mpv's own folder (mpv(1), "Paths").
    private static func expanded(_ path: String, home: String, configuration: String) -> String {
        if path.hasPrefix("~~/") { return configuration + path.dropFirst(2) }
        return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
    }
}

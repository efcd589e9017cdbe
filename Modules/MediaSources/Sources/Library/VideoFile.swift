import PlatformInterface

/// A video on the disk.
struct VideoFile: Sendable, Hashable {
    /// The absolute path of its folder.
    var folder: String
    var entry: FileTreeEntry
    /// The absolute path of a picture that lies beside it.
    var picture: String?

    var path: String { "\(folder)/\(entry.name)" }

    static let endings: Set<String> = [
        "3gp", "asf", "avi", "divx", "flv", "m2ts", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "mts", "ogm", "ogv",
        "rm",
        "rmvb", "ts", "vob", "webm", "wmv",
    ]

    static func isVideo(_ name: String) -> Bool {
        name.lastIndex(of: ".").map { endings.contains(name[name.index(after: $0)...].lowercased()) } ?? false
    }
}

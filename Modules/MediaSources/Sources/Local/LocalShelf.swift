import PlatformInterface
import XMLInterface

/// All that the disk tells of what a person watches.
struct LocalShelf: Sendable {
    /// The greatest size of lists that are read, in bytes; of a longer history only its end is.
    private static let greatestSize = 4_194_304

    let tree: any FileTree
    let environment: any Environment
    let xml: (any XMLParsing)?

    var resumes: ResumeShelf {
        let configuration = configuration(of:)
        let places = MpvPlaces(environment, configuration: configuration)
        let folder = places.histories[0].dropLast("/watch_history.jsonl".count)
        return ResumeShelf(
            tree: tree, places: places, ignoresPath: configuration(String(folder)).ignoresPath)
    }

    var history: WatchHistory {
        let texts = MpvPlaces(environment, configuration: configuration(of:)).histories.compactMap(text)
        return WatchHistory(texts.joined(separator: "\n"))
    }

    var recentPaths: [String] {
        let folder = environment.nonEmpty("XDG_DATA_HOME") ?? "\(home)/.local/share"
        guard let xml, let bytes = bytes("\(folder)/recently-used.xbel"),
            let document = try? xml.parse(bytes, limits: XMLLimits())
        else { return [] }
        return RecentFiles.paths(in: document)
    }

    /// The folder of videos when a person has chosen none.
    var standardFolder: String {
        let folder = environment.nonEmpty("XDG_CONFIG_HOME") ?? "\(home)/.config"
        return LocalFolders.standard(environment, userDirectories: text("\(folder)/user-dirs.dirs"))
    }

    private var home: String { environment.nonEmpty("HOME") ?? environment.userHome ?? "/" }

    private func configuration(of folder: String) -> MpvConfiguration {
        MpvConfiguration(text("\(folder)/mpv.conf") ?? "")
    }

    private func text(_ path: String) -> String? { bytes(path).map { String(decoding: $0, as: UTF8.self) } }

    private func bytes(_ path: String) -> [UInt8]? {
        guard let entry = tree.entry(at: path), !entry.isFolder else { return nil }
        return try? tree.bytes(of: path, from: max(0, entry.size - Self.greatestSize), count: Self.greatestSize)
    }
}

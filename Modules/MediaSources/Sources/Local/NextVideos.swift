import PlatformInterface

/// What could be watched next among the videos of a disk.
struct NextVideos {
    /// The videos folder by folder, each in natural order.
    private let folders: [String: [VideoFile]]
    private let newest: [VideoFile]
    private let watched: [String]
    private let seen: Set<String>
    /// Folders of which one video is named already.
    private var used: Set<String> = []
    private var series: [String: Bool] = [:]

    /// - Parameters:
    ///   - videos: all videos, folder by folder in natural order.
    ///   - watched: the paths that were opened or left, the last first.
    init(videos: [VideoFile], watched: [String]) {
        folders = Dictionary(grouping: videos, by: \.folder)
        newest = videos.sorted { ($0.entry.modified, $1.path) > ($1.entry.modified, $0.path) }
        (self.watched, seen) = (watched, Set(watched))
    }

    /// Behind each video that was watched the next episode that was not, then the newest of the others; of a series one
    /// episode, the first.
    ///
    /// - Parameter limit: how many are wanted; no more folders are looked into than that takes.
    /// - Returns: at most so many videos.
    mutating func first(_ limit: Int) -> [VideoFile] {
        var found: [VideoFile] = []
        for path in watched where found.count < limit {
            if let next = episode(behind: path) { found.append(next) }
        }
        for video in newest where found.count < limit && !seen.contains(video.path) {
            if let next = first(for: video) { found.append(next) }
        }
        return found
    }

    private mutating func episode(behind path: String) -> VideoFile? {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        guard !used.contains(folder), isSeries(folder), let siblings = folders[folder],
            let index = siblings.firstIndex(where: { $0.path == path }),
            let next = siblings[(index + 1)...].first(where: { !seen.contains($0.path) })
        else { return nil }
        used.insert(folder)
        return next
    }

    /// The video itself, or the first episode of its series that was not watched.
    private mutating func first(for video: VideoFile) -> VideoFile? {
        guard isSeries(video.folder) else { return video }
        return used.insert(video.folder).inserted ? folders[video.folder]?.first { !seen.contains($0.path) } : nil
    }

    /// Whether a folder has episodes in it, by its first names; films that lie beside each other do not follow each other.
    private mutating func isSeries(_ folder: String) -> Bool {
        if let known = series[folder] { return known }
        let names = folders[folder]?.prefix(20) ?? []
        let found = names.contains { VideoName($0.entry.name, in: $0.folderName).show != nil }
        series[folder] = found
        return found
    }
}

extension VideoFile {
    /// The last part of the path of its folder.
    var folderName: String { folder.split(separator: "/").last.map(String.init) ?? "" }
}

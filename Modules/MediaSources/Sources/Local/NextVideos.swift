import PlatformInterface

/// What could be watched next among the videos of a disk.
struct NextVideos {
    /// All videos, folder by folder in natural order.
    var videos: [VideoFile]
    /// The paths that were opened or left, the last first.
    var watched: [String]

    /// Behind each video that was watched the next of its folder that was not, then the newest of the others; of one
    /// folder one video each, the first.
    var paths: [VideoFile] {
        let seen = Set(watched)
        let folders = Dictionary(grouping: videos, by: \.folder)
        var used: Set<String> = []
        let following = watched.compactMap { path -> VideoFile? in
            let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
            guard let siblings = folders[folder], let index = siblings.firstIndex(where: { $0.path == path }) else {
                return nil
            }
            let next = siblings[(index + 1)...].first { !seen.contains($0.path) }
            return next.flatMap { Self.isSeries(siblings) && used.insert(folder).inserted ? $0 : nil }
        }
        return following + newest(seen, folders, besides: &used)
    }

    private func newest(
        _ seen: Set<String>, _ folders: [String: [VideoFile]], besides used: inout Set<String>
    ) -> [VideoFile] {
        let unseen = videos.filter { !seen.contains($0.path) }
        return unseen.sorted { ($0.entry.modified, $1.path) > ($1.entry.modified, $0.path) }.compactMap { video in
            let siblings = folders[video.folder] ?? []
            guard Self.isSeries(siblings) else { return video }
            return used.insert(video.folder).inserted ? siblings.first { !seen.contains($0.path) } : nil
        }
    }

    /// Whether a folder has episodes in it; films that lie beside each other do not follow each other.
    private static func isSeries(_ siblings: [VideoFile]) -> Bool {
        siblings.contains { VideoName($0.entry.name, in: $0.folderName).show != nil }
    }
}

extension VideoFile {
    /// The last part of the path of its folder.
    var folderName: String { folder.split(separator: "/").last.map(String.init) ?? "" }
}

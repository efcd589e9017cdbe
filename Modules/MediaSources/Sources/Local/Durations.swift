import PlatformInterface

/// How long videos are, read once from each.
actor Durations {
    private let tree: any FileTree
    private let probe: DurationProbe?
    private var known: [String: (entry: FileTreeEntry, seconds: Double?)] = [:]

    init(_ tree: any FileTree, probe: DurationProbe? = nil) { (self.tree, self.probe) = (tree, probe) }

    /// - Returns: seconds; `nil` when the file is not there or nobody knows.
    func seconds(of path: String) async -> Double? {
        guard let entry = tree.entry(at: path), !entry.isFolder else { return nil }
        if let known = known[path], known.entry == entry { return known.seconds }
        let head = MediaDuration.seconds(of: FileWindow(tree: tree, path: path, size: entry.size))
        let seconds = if let head { head } else { await probed(path) }
        known[path] = (entry, seconds)
        return seconds
    }

    private func probed(_ path: String) async -> Double? {
        VideoFile.isVideo(path) ? await probe?.seconds(of: path) : nil
    }
}

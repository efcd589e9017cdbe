import PlatformInterface

/// How long videos are, read once from each.
actor Durations {
    private let tree: any FileTree
    private var known: [String: (entry: FileTreeEntry, seconds: Double?)] = [:]

    init(_ tree: any FileTree) { self.tree = tree }

    /// - Returns: seconds; `nil` when the file is not there or does not say.
    func seconds(of path: String) -> Double? {
        guard let entry = tree.entry(at: path), !entry.isFolder else { return nil }
        if let known = known[path], known.entry == entry { return known.seconds }
        let seconds = MediaDuration.seconds(of: FileWindow(tree: tree, path: path, size: entry.size))
        known[path] = (entry, seconds)
        return seconds
    }
}

import PlatformInterface

/// The videos below folders, looked for again only where something changed.
actor VideoLibrary {
    /// How deep folders are followed.
    static let greatestDepth = 16

    /// What a folder had in it, and when.
    private struct Folder {
        var modified: WallTime
        var videos: [VideoFile]
        var subfolders: [String]
    }

    private let tree: any FileTree
    private var folders: [String: Folder] = [:]

    init(_ tree: any FileTree) { self.tree = tree }

    /// All videos, folder by folder in the order of names; what cannot be read is passed over.
    ///
    /// A folder that was not modified since is not listed again.
    func videos(below roots: [String]) -> [VideoFile] {
        var found: [VideoFile] = []
        var seen: Set<UInt64> = []
        var next: [String: Folder] = [:]
        for root in roots { collect(root, depth: 0, &found, &seen, &next) }
        folders = next
        return found
    }

    private func collect(
        _ path: String, depth: Int, _ found: inout [VideoFile], _ seen: inout Set<UInt64>,
        _ next: inout [String: Folder]
    ) {
        guard depth <= Self.greatestDepth, let entry = tree.entry(at: path), entry.isFolder,
            seen.insert(entry.identity).inserted, let folder = folder(path, entry.modified)
        else { return }
        next[path] = folder
        found += folder.videos
        for subfolder in folder.subfolders { collect(subfolder, depth: depth + 1, &found, &seen, &next) }
    }

    private func folder(_ path: String, _ modified: WallTime) -> Folder? {
        if let known = folders[path], known.modified == modified { return known }
        guard let entries = try? tree.entries(in: path) else { return nil }
        let shown = entries.filter { !$0.name.hasPrefix(".") }
        let pictures = Pictures(shown, in: path)
        let videos = shown.filter { !$0.isFolder && VideoFile.isVideo($0.name) }
            .map { VideoFile(folder: path, entry: $0, picture: pictures.picture(beside: $0.name)) }
            .sorted { NaturalOrder.precedes($0.entry.name, $1.entry.name) }
        let subfolders = shown.filter(\.isFolder).map(\.name).sorted(by: NaturalOrder.precedes)
        return Folder(modified: modified, videos: videos, subfolders: subfolders.map { "\(path)/\($0)" })
    }
}

/// The pictures in a folder.
private struct Pictures {
    private let paths: [String: String]

    init(_ entries: [FileTreeEntry], in folder: String) {
        let pictures = entries.filter { $0.name.lowercased().contains(#/\.(jpe?g|png|webp)$/#) }
        paths = Dictionary(
            pictures.map {
                (
                    String($0.name.prefix(upTo: $0.name.lastIndex(of: ".") ?? $0.name.endIndex)).lowercased(),
                    "\(folder)/\($0.name)"
                )
            }
        ) { first, _ in first }
    }

    /// The one of the same name, else that of the whole folder.
    func picture(beside name: String) -> String? {
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex).lowercased()
        return [stem, "\(stem)-poster", "poster", "folder", "cover"].lazy.compactMap { paths[$0] }.first
    }
}

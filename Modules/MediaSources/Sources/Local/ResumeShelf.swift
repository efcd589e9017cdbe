import PlatformInterface

/// The resume files of mpv, with what they are about.
struct ResumeShelf {
    /// Something that was left.
    struct Resume: Equatable {
        /// The path or address of what was played.
        var path: String
        var position: Double
        /// When it was left.
        var time: WallTime
    }

    /// The greatest size of a resume file that is read, in bytes.
    private static let greatestSize = 65_536

    let tree: any FileTree
    let places: MpvPlaces
    /// Whether they may be named by the last part of a path alone.
    let ignoresPath: Bool

    /// What was left, the last first, each path once.
    ///
    /// - Parameter known: makes the paths that are known from elsewhere, asked for when a name says nothing by itself.
    /// - Returns: what was left.
    func resumes(known: () -> [String]) -> [Resume] {
        let found = files.compactMap { file in ResumeFile(read(file)).map { (file, $0) } }
        let isUnnamed = found.contains { Self.path(of: $0.1) == nil }
        let names = isUnnamed ? names(of: known()) : [:]
        let resumes = found.compactMap { file, resume in
            (Self.path(of: resume) ?? names[file.entry.name]).map {
                Resume(path: $0, position: resume.position, time: file.entry.modified)
            }
        }
        var seen: Set<String> = []
        return resumes.sorted { $0.time > $1.time }.filter { seen.insert($0.path).inserted }
    }

    /// The resume files of a path, in all places.
    func files(of path: String) -> [String] {
        let wanted = Set(possibleNames(of: path))
        return files.filter { wanted.contains($0.entry.name) }.map(\.path)
    }

    /// What stands in the resume files of a path.
    func contents(of path: String) -> [(path: String, bytes: [UInt8])] {
        files(of: path).compactMap { file in
            (try? tree.bytes(of: file, from: 0, count: Self.greatestSize)).map { (file, $0) }
        }
    }

    private var files: [VideoFile] {
        places.watchLater.flatMap { folder in
            let entries = (try? tree.entries(in: folder)) ?? []
            let resumes = entries.filter { !$0.isFolder && ResumeFile.isName($0.name) && $0.size <= Self.greatestSize }
            return resumes.map { VideoFile(folder: folder, entry: $0) }
        }
    }

    private func read(_ file: VideoFile) -> String {
        let bytes = try? tree.bytes(of: file.path, from: 0, count: file.entry.size)
        return String(decoding: bytes ?? [], as: UTF8.self)
    }

    /// What the file says itself; a relative path was relative to a folder that nobody knows any more.
    private static func path(of resume: ResumeFile) -> String? {
        resume.path.flatMap { $0.hasPrefix("/") || $0.contains("://") ? $0 : nil }
    }

    private func names(of paths: [String]) -> [String: String] {
        Dictionary(paths.flatMap { path in possibleNames(of: path).map { ($0, path) } }) { first, _ in first }
    }

    private func possibleNames(of path: String) -> [String] {
        let last = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        return [MD5.name(of: path)] + (ignoresPath ? [MD5.name(of: last)] : [])
    }
}

/// What can be watched.
public enum WatchTarget: Sendable, Hashable {
    /// A file by its absolute path.
    case file(String)
    /// What lies directly in a folder, by its absolute path.
    case folder(String)

    /// The folder that has to exist.
    public var folder: String {
        switch self {
        case .folder(let path): return path
        case .file(let path):
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
            return String(path[..<slash])
        }
    }

    /// The name of the file in it; `nil` for a folder.
    public var name: String? {
        guard case .file(let path) = self else { return nil }
        return String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
}

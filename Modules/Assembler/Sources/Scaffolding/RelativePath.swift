/// Ways between folders.
enum RelativePath {
    /// How one folder is reached from another.
    ///
    /// - Parameters:
    ///   - folder: the absolute path of the folder to start from.
    ///   - target: an absolute path.
    /// - Returns: a path such as `../../tessera`; `.` for the folder itself.
    static func path(from folder: String, to target: String) -> String {
        let start = folder.split(separator: "/")
        let end = target.split(separator: "/")
        let common = zip(start, end).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}

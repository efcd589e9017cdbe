import Glibc

extension Files {
    /// The absolute path without `.`, `..` and symbolic links.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: the path, or `nil` when there is nothing at it.
    public static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The absolute path of something that need not be there yet; what is there of it is resolved.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: a path that begins with `/`.
    public static func absolute(_ path: String) -> String {
        if let resolved = resolved(path) { return resolved }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return "\(resolved(".") ?? "")/\(path)" }
        let parent = parts.dropLast().joined(separator: "/")
        return "\(parent.isEmpty ? "" : absolute(parent))/\(parts.last ?? "")"
    }

    /// Whether this process may run the file.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: false for folders.
    public static func isExecutable(_ path: String) -> Bool { isFile(path) && access(path, X_OK) == 0 }
}

public import RepositoryFiles

/// Finds the folder of a repository.
public enum RepositoryFolder {
    /// The nearest folder, from one upwards, that holds a `Package.swift` and `Modules`.
    ///
    /// - Parameter folder: where to begin, such as `.`.
    /// - Returns: a path that begins with `folder`.
    /// - Throws: `FileError` when there is none up to the root of the file system.
    public static func enclosing(_ folder: String) throws(FileError) -> String {
        var candidate = folder
        while Files.isFolder(candidate) {
            if Files.isFile("\(candidate)/Package.swift"), Files.isFolder("\(candidate)/Modules") { return candidate }
            guard !Files.isSame(candidate, "\(candidate)/..") else { break }
            candidate += "/.."
        }
        throw FileError(path: folder, action: "find", reason: "no repository here or above")
    }
}

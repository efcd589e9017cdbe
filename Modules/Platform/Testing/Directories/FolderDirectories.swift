import Glibc
public import PlatformInterface

/// One folder on the real disk for every kind, such as that of a ``TemporaryFolder``.
public struct FolderDirectories: Directories {
    /// Nothing is wrong with it.
    public let warnings: [DirectoryWarning] = []
    private let folder: String

    /// Uses a folder that exists.
    ///
    /// - Parameter folder: its absolute path.
    public init(_ folder: String) {
        self.folder = folder
    }

    /// The folder, for every kind.
    public func path(_ kind: DirectoryKind) -> String { folder }

    /// Makes a folder in it, whose own folder has to exist.
    public func create(_ kind: DirectoryKind, _ subfolder: String) throws(FileError) -> String {
        if subfolder.isEmpty { return folder }
        let path = "\(folder)/\(subfolder)"
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError(.create, path, .notAllowed) }
        return path
    }
}

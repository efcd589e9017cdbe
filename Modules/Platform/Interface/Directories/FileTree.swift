public import FeatureKitInterface

/// Folders and files that belong to a person and that this program only looks at, however many and large they are.
public protocol FileTree: Sendable {
    /// What lies in a folder, sorted by the bytes of the names; symbolic links are followed, and what leads nowhere is
    /// left out, as is what is neither a file nor a folder, and names that are no UTF-8.
    ///
    /// - Parameter path: an absolute path.
    /// - Returns: files and folders.
    /// - Throws: ``FileError`` when it cannot be listed.
    func entries(in path: String) throws(FileError) -> [FileTreeEntry]

    /// What a path leads to, itself.
    ///
    /// - Parameter path: an absolute path.
    /// - Returns: the file or folder; `nil` when there is none.
    func entry(at path: String) -> FileTreeEntry?

    /// A part of a file.
    ///
    /// - Parameters:
    ///   - path: an absolute path.
    ///   - offset: where the part begins; not negative.
    ///   - count: how many bytes; not negative.
    /// - Returns: the bytes; fewer at the end of the file.
    /// - Throws: ``FileError`` when it cannot be read.
    func bytes(of path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8]
}

extension ServiceKey where Service == any FileTree {
    /// Folders and files that belong to a person.
    public static var fileTree: Self { Self("FileTree", in: "PlatformInterface") }
}

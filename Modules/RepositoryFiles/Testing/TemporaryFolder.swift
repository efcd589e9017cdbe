import Foundation
import RepositoryFiles

/// A folder on the disk with a few files, which goes with the last reference to it.
public final class TemporaryFolder {
    /// Its absolute path, without symbolic links.
    public let path: String

    /// Makes a folder.
    ///
    /// - Parameter files: what stands in it, by the paths from the folder on.
    /// - Throws: what keeps the files from being written.
    public init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The text of a file.
    ///
    /// - Parameter name: its path from the folder on.
    /// - Returns: the whole text.
    /// - Throws: `FileError` when it cannot be read.
    public func read(_ name: String) throws -> String { try Files.read("\(path)/\(name)") }

    /// Writes a file, and makes the folders that it needs.
    ///
    /// - Parameters:
    ///   - text: the whole text.
    ///   - name: its path from the folder on.
    /// - Throws: `FileError` when it cannot be written.
    public func write(_ text: String, to name: String) throws { try Files.write(text, to: "\(path)/\(name)") }

    /// Sets who may read, write and run a file, as `chmod` does.
    ///
    /// - Parameters:
    ///   - rights: the mode, such as 0o755.
    ///   - name: its path from the folder on.
    /// - Throws: what keeps the file from being changed.
    public func allow(_ rights: Int, _ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: "\(path)/\(name)")
    }
}

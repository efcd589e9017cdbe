import Foundation
import RepositoryFiles

/// A folder with a few files, removed with the value.
final class TemporaryFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        for (name, text) in files { try Files.write(text, to: "\(path)/\(name)") }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Sets who may read, write and run a file, as `chmod` does.
    func allow(_ rights: Int, _ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: "\(path)/\(name)")
    }
}

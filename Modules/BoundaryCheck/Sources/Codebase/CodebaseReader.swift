import Repository
import RepositoryFiles

/// Reads a repository from the disk.
struct CodebaseReader {
    let repository: String
    let processes: ProcessRunner

    func codebase() throws -> Codebase {
        let package = try PackageReader(repository: repository, processes: processes).package()
        let paths = try FileList.paths(in: repository, processes: processes)
        var files: [String: String] = [:]
        for path in paths { files[path] = Self.isRead(path) ? try Files.read("\(repository)/\(path)") : "" }
        return Codebase(package: package, files: files)
    }

    private static func isRead(_ path: String) -> Bool {
        [".swift", ".json", ".md", "CODEOWNERS", ".swift-format"].contains { path.hasSuffix($0) }
    }
}

import CommandKitInterface
import Repository
import RepositoryFiles

/// Makes modules on disk.
struct Scaffold {
    let repository: String

    /// Makes a module in the repository, and returns the paths of what was written; nothing is changed when it cannot
    /// be made.
    func make(_ module: NewModule) throws -> [String] {
        for path in ["Modules/\(module.name.module)", "Tests/\(module.name.tests)"] where exists(path) {
            throw ScaffoldError.exists(path)
        }
        var manifest = ManifestEditor(try Files.read("\(repository)/Package.swift"))
        var owners = OwnersEditor(try Files.read("\(repository)/CODEOWNERS"))
        try manifest.add(module)
        owners.add(module)
        let shared = ["Package.swift": manifest.text, "CODEOWNERS": owners.text]
        return try write(module.files.merging(shared) { first, _ in first }, into: repository)
    }

    /// Makes a package of its own, in a folder of its own within an absolute one.
    func make(_ module: NewModule, standaloneIn folder: String) throws -> [String] {
        guard module.kind != .kit else { throw ScaffoldError.standaloneKit }
        let path = "\(folder)/\(module.name.module)"
        guard !Files.isFolder(path), !Files.isFile(path) else { throw ScaffoldError.exists(path) }
        let package = StandalonePackage(module: module, repository: RelativePath.path(from: path, to: repository))
        return try write(package.files, into: path)
    }

    private func exists(_ path: String) -> Bool {
        Files.isFolder("\(repository)/\(path)") || Files.isFile("\(repository)/\(path)")
    }

    private func write(_ files: [String: String], into folder: String) throws -> [String] {
        try files.keys.sorted().map { path in
            try Files.write(files[path] ?? "", to: "\(folder)/\(path)")
            return path
        }
    }
}

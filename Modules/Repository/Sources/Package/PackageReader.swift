import RepositoryFiles
import JSONKit

/// Reads the package of a repository.
///
/// The Swift Package Manager takes a second to answer, so its answer is kept in `.build` for as long as neither
/// `Package.swift` nor the toolchain changes.
public struct PackageReader {
    private static let cache = ".build/repository/package.json"
    /// A folder of its own, so that it does not wait for a build that is running.
    private static let scratch = ".build/repository/scratch"

    private let repository: String
    private let processes: ProcessRunner

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - repository: the folder of the repository.
    ///   - processes: what runs `swift`.
    public init(repository: String, processes: ProcessRunner) {
        self.repository = repository
        self.processes = processes
    }

    /// The package with all its targets, whatever focus the environment asks for.
    ///
    /// - Returns: what the manifest makes.
    /// - Throws: `FileError` when there is no manifest, ``ProcessError`` with what the Swift Package Manager says when
    ///   the manifest does not compile, `JSONError` when its answer is not understood.
    public func package() throws -> Package {
        let manifest = try Files.read("\(repository)/Package.swift")
        let key = "\(ContentHash(manifest, Toolchain.stamp(path: processes.environment["PATH"] ?? "")))"
        if let package = kept(for: key) { return package }
        let package = try Package(dump: dump())
        let document: JSONValue = ["key": .string(key), "package": package.dump]
        try Files.write(document.compact, to: "\(repository)/\(Self.cache)")
        return package
    }

    private func kept(for key: String) -> Package? {
        guard let text = try? Files.read("\(repository)/\(Self.cache)"), let node = try? JSONNode(parsing: text),
            let object = try? JSONObject(node, keys: ["key", "package"]), (try? object["key"]?.string()) == key
        else { return nil }
        return object["package"].flatMap { try? Package($0) }
    }

    private func dump() throws(ProcessError) -> String {
        var unfocused = processes
        unfocused.environment["TESSERA_FOCUS"] = nil
        let words = ["package", "--scratch-path", Self.scratch, "dump-package"]
        return try unfocused.output(of: "swift", words, in: repository)
    }
}

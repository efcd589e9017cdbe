import LocalizationKit
public import PlatformInterface
import Synchronization

/// Folders and files that exist in memory alone.
///
///     let disk = MemoryDisk()
///     let folder = try disk.create(.state)              // /memory/state
///     try disk.write(Array("{}".utf8), to: "\(folder)/placements.json")
public final class MemoryDisk: Directories, Files {
    private struct Content {
        var folders: Set<String> = []
        var files: [String: [UInt8]] = [:]
        var refusals: [String: FileError.Cause] = [:]
    }

    /// What a person should know about the folders.
    public let warnings: [DirectoryWarning]
    private let content = Mutex(Content())

    /// Creates an empty disk.
    ///
    /// - Parameter warnings: what it claims to be wrong.
    public init(warnings: [DirectoryWarning] = []) {
        self.warnings = warnings
    }

    /// Refuses to create and write below a path from now on, as a full or read-only disk does.
    ///
    /// - Parameters:
    ///   - path: the path of a file or a folder; `/` for all.
    ///   - cause: what is said; `nil` to allow it again.
    public func refuse(_ path: String, _ cause: FileError.Cause?) {
        content.withLock { $0.refusals[path] = cause }
    }

    /// `/memory/state` and the like.
    public func path(_ kind: DirectoryKind) -> String { "/memory/\(kind.rawValue)" }

    /// Makes a folder.
    public func create(_ kind: DirectoryKind, _ subfolder: String) throws(FileError) -> String {
        let parts = subfolder.split(separator: "/").map(String.init)
        guard !parts.contains("..") else { throw FileError(.create, subfolder, .other("`..` leads out of the folder")) }
        let folders = parts.reduce(into: [path(kind)]) { $0.append("\($0[$0.count - 1])/\($1)") }
        try check(.create, folders[folders.count - 1])
        content.withLock { $0.folders.formUnion(folders) }
        return folders[folders.count - 1]
    }

    /// The bytes of a file.
    public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let bytes = content.withLock({ $0.files[path] }) else { throw FileError(.read, path, .missing) }
        guard bytes.count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
        return bytes
    }

    /// Puts a file in place of what was there.
    public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try check(.write, path)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        let isWritten = content.withLock { content in
            guard content.folders.contains(folder) else { return false }
            content.files[path] = bytes
            return true
        }
        guard isWritten else { throw FileError(.write, path, .missing) }
    }

    /// Removes a file.
    public func remove(_ path: String) throws(FileError) {
        try check(.remove, path)
        content.withLock { $0.files[path] = nil }
    }

    /// The names in a folder.
    public func names(in path: String) throws(FileError) -> [String] {
        let names = content.withLock { content -> [String]? in
            guard content.folders.contains(path) else { return nil }
            let below = Set(content.files.keys).union(content.folders).filter { $0.hasPrefix(path + "/") }
            let names = below.map { $0.dropFirst(path.count + 1) }.filter { !$0.contains("/") }
            return names.map(String.init)
        }
        guard let names else { throw FileError(.list, path, .missing) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func check(_ action: FileError.Action, _ path: String) throws(FileError) {
        let cause = content.withLock { content in
            content.refusals.first { path == $0.key || $0.key == "/" || path.hasPrefix($0.key + "/") }?.value
        }
        if let cause { throw FileError(action, path, cause) }
    }
}

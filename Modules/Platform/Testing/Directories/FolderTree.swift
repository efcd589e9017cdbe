import Glibc
public import PlatformInterface

/// The real disk, for tests of what looks at a ``TemporaryFolder``; it counts how often it was asked.
public final class FolderTree: FileTree {
    private let journal = Journal()

    /// Creates a tree.
    public init() {}

    /// The folders that were listed, in order.
    public var listed: [String] { journal.listed }
    /// The files of which something was read, in order.
    public var opened: [String] { journal.opened }

    /// What lies in a folder.
    public func entries(in path: String) throws(FileError) -> [FileTreeEntry] {
        journal.list(path)
        guard let folder = opendir(path) else { throw FileError(.list, path, errno == ENOENT ? .missing : .notAllowed) }
        defer { closedir(folder) }
        var entries: [FileTreeEntry] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let name, name != ".", name != "..", let found = self.entry(at: "\(path)/\(name)") else { continue }
            entries.append(found)
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// What a path leads to.
    public func entry(at path: String) -> FileTreeEntry? {
        var status = stat()
        guard stat(path, &status) == 0, [S_IFDIR, S_IFREG].contains(status.st_mode & S_IFMT) else { return nil }
        return FileTreeEntry(
            path.split(separator: "/").last.map(String.init) ?? "/", isFolder: status.st_mode & S_IFMT == S_IFDIR,
            size: Int(status.st_size),
            modified: WallTime(seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec)),
            identity: UInt64(status.st_ino))
    }

    /// A part of a file.
    public func bytes(of path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        journal.open(path)
        guard let file = fopen(path, "rb") else {
            throw FileError(.read, path, errno == ENOENT ? .missing : .notAllowed)
        }
        defer { fclose(file) }
        guard fseek(file, offset, SEEK_SET) == 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: max(0, count))
        let got = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(got))
    }
}

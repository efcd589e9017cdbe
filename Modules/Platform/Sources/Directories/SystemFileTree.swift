import Glibc
import PlatformInterface

/// Folders and files on the disk.
struct SystemFileTree: FileTree {
    func entries(in path: String) throws(FileError) -> [FileTreeEntry] {
        guard let folder = opendir(path) else { throw FileError(.list, path, errno: errno) }
        defer { closedir(folder) }
        var entries: [FileTreeEntry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            guard let name, name != ".", name != ".." else { continue }
            var status = stat()
            // Relative to the open folder, so that the kernel does not walk the whole path for every name.
            if fstatat(dirfd(folder), name, &status, 0) == 0, let found = FileTreeEntry(name, status) {
                entries.append(found)
            }
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    func entry(at path: String) -> FileTreeEntry? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileTreeEntry(
            String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]), status)
    }

    func bytes(of path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        // A pipe or a device in the place of a file must not keep anybody waiting.
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { throw FileError(.read, path, errno: errno) }
        let file = Descriptor(number)
        var bytes = [UInt8](repeating: 0, count: max(0, count))
        var filled = 0
        while filled < bytes.count {
            let got = bytes.withUnsafeMutableBytes { buffer in
                pread(
                    file.number, buffer.baseAddress.map { $0 + filled }, buffer.count - filled, off_t(offset + filled))
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw FileError(.read, path, errno: errno) }
            guard got > 0 else { break }
            filled += got
        }
        return Array(bytes.prefix(filled))
    }
}

extension FileTreeEntry {
    fileprivate init?(_ name: String, _ status: stat) {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard isFolder || status.st_mode & S_IFMT == S_IFREG else { return nil }
        let modified = WallTime(
            seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
        self.init(
            name, isFolder: isFolder, size: Int(status.st_size), modified: modified,
            identity: UInt64(status.st_dev) << 48 ^ UInt64(status.st_ino))
    }
}

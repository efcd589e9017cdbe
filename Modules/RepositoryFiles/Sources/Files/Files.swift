import Glibc

/// The file system as tools use it: whole text files, folders, and nothing that runs on.
public enum Files {
    /// The text of a file; bytes that are no UTF-8 become U+FFFD.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: the whole text.
    /// - Throws: ``FileError`` when it cannot be read.
    public static func read(_ path: String) throws(FileError) -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    /// The bytes of a file.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: all bytes.
    /// - Throws: ``FileError`` when it cannot be read.
    public static func bytes(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, "read") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0 { throw failure(path, "read") }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes a text file unless it has just that text already, so that nothing is built anew without a reason.
    ///
    /// The text is written beside the file and put in its place in one step; missing folders are made.
    ///
    /// - Parameters:
    ///   - text: the whole text.
    ///   - path: an absolute path, or one from the current folder.
    /// - Returns: whether the file was written.
    /// - Throws: ``FileError`` when it cannot be written.
    @discardableResult
    public static func write(_ text: String, to path: String) throws(FileError) -> Bool {
        try write(Array(text.utf8), to: path)
    }

    /// Writes a file as ``write(_:to:)-(String,_)`` does a text.
    ///
    /// - Parameters:
    ///   - bytes: all bytes.
    ///   - path: an absolute path, or one from the current folder.
    /// - Returns: whether the file was written.
    /// - Throws: ``FileError`` when it cannot be written.
    @discardableResult
    public static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
        if let present = try? self.bytes(path), present == bytes { return false }
        try createFolder(parent(of: path))
        let temporary = "\(path).\(getpid()).tmp"
        guard let file = fopen(temporary, "we") else { throw failure(temporary, "write") }
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        guard fclose(file) == 0, isWritten, rename(temporary, path) == 0 else {
            let error = failure(path, "write")
            unlink(temporary)
            throw error
        }
        return true
    }

    /// Makes a folder and those above it; one that is there already is fine.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Throws: ``FileError`` when it cannot be made.
    public static func createFolder(_ path: String) throws(FileError) {
        guard !path.isEmpty, !isFolder(path) else { return }
        try createFolder(parent(of: path))
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path, "create") }
    }

    /// The names in a folder, sorted by their bytes, without `.` and `..`.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: names, not paths.
    /// - Throws: ``FileError`` when it cannot be listed.
    public static func names(in path: String) throws(FileError) -> [String] {
        guard let folder = opendir(path) else { throw failure(path, "list") }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { name in
                    name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Whether there is a folder.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: true for a folder and for a symbolic link to one.
    public static func isFolder(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

    /// Whether there is a file that is no folder.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: true for a file and for a symbolic link to one.
    public static func isFile(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT != S_IFDIR } ?? false }

    /// Whether two paths lead to the same file or folder.
    ///
    /// - Parameters:
    ///   - path: an absolute path, or one from the current folder.
    ///   - other: another one.
    /// - Returns: false when either does not exist.
    public static func isSame(_ path: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// What changes when another file takes the place of this one: where links lead to, the size and the age.
    ///
    /// - Parameter path: an absolute path, or one from the current folder.
    /// - Returns: one line, or `nil` when there is no file.
    public static func stamp(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return "\(String(cString: resolved)) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode : nil
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func failure(_ path: String, _ action: String) -> FileError {
        FileError(path: path, action: action, reason: String(cString: strerror(errno)))
    }
}

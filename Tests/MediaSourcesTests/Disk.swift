import Glibc
import PlatformInterface
import PlatformTesting

/// A folder on the real disk that a test fills.
struct Disk {
    let folder = TemporaryFolder()
    let tree = FolderTree()
    var root: String { folder.path }

    var files: any Files { DiskFiles() }

    func path(_ name: String) -> String { name.isEmpty ? root : folder(name) }

    func write(_ name: String, _ bytes: [UInt8] = []) {
        var made = root
        for part in name.split(separator: "/").dropLast() {
            made += "/\(part)"
            mkdir(made, 0o700)
        }
        guard let file = fopen(path(name), "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func write(_ name: String, _ text: String) { write(name, Array(text.utf8)) }

    func link(_ name: String, to target: String) { symlink(path(target), path(name)) }

    /// Sets when something was written last.
    func touch(_ name: String, _ time: WallTime) {
        let moment = timeval(tv_sec: Int(time.seconds), tv_usec: 0)
        utimes(path(name), [moment, moment])
    }
}

/// Files of the real disk, as far as sources use them.
private struct DiskFiles: Files {
    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let file = fopen(path, "r") else { throw FileError(.read, path, .missing) }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = fread(&bytes, 1, limit, file)
        return Array(bytes.prefix(count))
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        guard let file = fopen(path, "w") else { throw FileError(.write, path, .notAllowed) }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func names(in path: String) throws(FileError) -> [String] { [] }
    func remove(_ path: String) throws(FileError) { _ = unlink(path) }
}

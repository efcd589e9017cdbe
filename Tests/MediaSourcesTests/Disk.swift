import Glibc
import PlatformInterface
import PlatformTesting

/// A folder on the real disk that a test fills.
struct Disk {
    let folder = TemporaryFolder()
    let tree = FolderTree()
    var root: String { folder.path }

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

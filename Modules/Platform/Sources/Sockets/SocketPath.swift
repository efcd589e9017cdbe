import CPlatform
import Glibc
import PlatformInterface

/// The path of a socket in a form that fits into an address, which has room for 107 bytes.
struct SocketPath {
    /// A path to be used while this value lives.
    let usable: String
    private let folder: Descriptor?

    /// Shortens a path that is too long: the kernel finds the folder by an open descriptor of it.
    init(_ path: String) throws(SocketError) {
        let limit = platform_unix_path_limit()
        guard path.utf8.count > limit else {
            (usable, folder) = (path, nil)
            return
        }
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let name = path[slash...].drop { $0 == "/" }
        let folder: Descriptor
        do {
            folder = try Descriptor(checking: platform_open_folder(String(path[..<slash])))
        } catch {
            throw error.code == ENOENT ? .absent(path: path) : .refused(path: path, reason: error.description)
        }
        let short = "/proc/self/fd/\(folder.number)/"
        guard short.utf8.count + name.utf8.count <= limit else {
            throw .nameTooLong(path: path, limit: limit - short.utf8.count)
        }
        (usable, self.folder) = (short + name, folder)
    }
}

import CSQLite
import Glibc
import LocalizationKit
import PlatformInterface
import StorageInterface

/// Where a database lies on the disk, and how its files come to be private.
struct DatabaseFile: Sendable {
    /// Makes the folder of the database.
    let makeFolder: @Sendable () -> FileError?
    /// The folder, whether it exists or not.
    let folder: String
    /// The name of the file.
    let name: String
    /// Whether other machines may use the file, too.
    let isRemote: @Sendable (_ folder: String) -> Bool

    /// Tells where a database lies; nothing is touched.
    init(
        _ name: String, in folder: String,
        isRemote: @escaping @Sendable (String) -> Bool = { storage_is_remote($0) != 0 },
        makeFolder: @escaping @Sendable () -> FileError?
    ) {
        self.name = name
        self.folder = folder
        self.isRemote = isRemote
        self.makeFolder = makeFolder
    }

    var path: String { "\(folder)/\(name)" }
    /// A file that is written after each commit, so that who watches the folder looks when there is something to see.
    var noticePath: String { "\(path)-notice" }

    /// What the file and its write-ahead log look like from outside; it is another one after each change, but for two within
    /// one tick of the file system's clock.
    var appearance: Appearance { Appearance(file: Appearance.File(path), log: Appearance.File("\(path)-wal")) }

    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Makes an empty file that only its owner can use, or takes the rights of others from the one that is there.
    ///
    /// A file that exists is never opened here: closing it again would take away the locks that connections of this
    /// process hold (sqlite.org/howtocorrupt.html, 2.2).
    func prepare() throws(StoreError) {
        if let error = makeFolder() { throw .folder(error) }
        if !exists { try create() }
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
    }

    private func create() throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor < 0 && errno == EEXIST { return }
        guard descriptor >= 0 else { throw Self.error(path, errno) }
        // The umask may have taken away what the owner needs.
        fchmod(descriptor, 0o600)
        close(descriptor)
    }

    static func error(_ path: String, _ code: Int32) -> StoreError {
        switch code {
        case EROFS, EACCES, EPERM: .readOnly(path: path)
        case ENOSPC, EDQUOT: .full(path: path)
        default: .failed(path: path, reason: LocalizedText(String(cString: strerror(code))))
        }
    }
}

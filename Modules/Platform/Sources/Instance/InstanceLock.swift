import CPlatform
import Glibc
import PlatformInterface

/// The lock that only the owner has; the kernel takes it back when the process ends, however it ends.
struct InstanceLock: Sendable {
    private let lock: FileLock

    /// Takes the lock; `nil` when another has it.
    ///
    /// - Parameter path: the absolute path of its file, which stays.
    /// - Throws: `FileError` when the file cannot be opened or locked.
    init?(_ path: String) throws(FileError) {
        while true {
            let number = platform_open_private(path, O_RDWR | O_NOFOLLOW)
            guard number >= 0 else { throw FileError(.lock, path, errno: errno) }
            guard let lock = try Self.lock(of: Descriptor(number), path) else { return nil }
            // Somebody who tidies up may have removed the file, and then a lock on it keeps nobody away.
            if Self.isNamed(path, number) {
                self.lock = lock
                return
            }
        }
    }

    private static func lock(of file: Descriptor, _ path: String) throws(FileError) -> FileLock? {
        do throws(SystemError) {
            return try FileLock(of: file)
        } catch {
            if error.code == EWOULDBLOCK { return nil }
            throw FileError(.lock, path, errno: error.code)
        }
    }

    private static func isNamed(_ path: String, _ number: Int32) -> Bool {
        var (open, named) = (stat(), stat())
        return fstat(number, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
    }
}

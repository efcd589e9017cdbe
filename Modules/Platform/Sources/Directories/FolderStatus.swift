import Glibc
import LocalizationKit

/// What the disk says of a folder.
enum FolderStatus {
    /// Whether there is a folder, or a symbolic link to one.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Why a path is no folder of this user's alone; `nil` when it is.
    ///
    /// Source: XDG Base Directory Specification 0.8: the runtime directory "MUST be owned by the user, and he MUST be
    /// the only one having read and write access to it".
    static func objection(to path: String, user: UInt32) -> LocalizedText? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return Strings.doesNotExist }
        guard status.st_mode & S_IFMT == S_IFDIR else { return Strings.isNotAFolder }
        guard status.st_uid == user else { return Strings.belongsToOther }
        return status.st_mode & 0o077 == 0 ? nil : Strings.usableByOthers
    }
}

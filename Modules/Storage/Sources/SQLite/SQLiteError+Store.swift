import CSQLite
import Glibc
import LocalizationKit
import StorageInterface

extension SQLiteError {
    /// The error in the words of the interface.
    ///
    /// - Parameter path: the file of the store.
    /// - Returns: the kind of error that callers can act on.
    func storeError(_ path: String) -> StoreError {
        switch primary {
        case SQLITE_FULL: .full(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
        case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
        // A quota and a limit on the size of files are a full disk to whoever meets them.
        case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(systemCode): .full(path: path)
        case SQLITE_CANTOPEN, SQLITE_IOERR:
            [EROFS, EACCES, EPERM].contains(systemCode)
                ? .readOnly(path: path) : .failed(path: path, reason: systemReason)
        default: .failed(path: path, reason: LocalizedText(message))
        }
    }

    /// Whether the disk takes nothing, so that only reading is left.
    var refusesWriting: Bool {
        switch storeError("") {
        case .full, .readOnly: true
        default: primary == SQLITE_CANTOPEN
        }
    }

    private var systemReason: LocalizedText {
        LocalizedText(systemCode == 0 ? message : "\(message): \(String(cString: strerror(systemCode)))")
    }
}
